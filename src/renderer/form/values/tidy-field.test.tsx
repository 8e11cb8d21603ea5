import { fireEvent } from "@testing-library/react";
import { expect, test } from "vitest";
import { setUpBrowser } from "../../testing/render-screen.tsx";
import { errors, input, renderForm, text, type } from "../testing/render-form.tsx";

setUpBrowser();

test("blanks around a text are cut on leaving the field, and on sending it with Enter", async () => {
  const { sent } = await renderForm({ name: text("名称"), remark: text("备注") });
  type("名称", "　上海 云启 ");
  fireEvent.blur(input("名称"));
  expect(input("名称").value).toBe("上海 云启");
  type("备注", " 一\u200b ");
  fireEvent.submit(input("备注"));
  await expect.poll(sent).toEqual([{ name: "上海 云启", remark: "一" }]);
});

test("a text of blanks alone is empty", async () => {
  const { sent, submit } = await renderForm({ name: text("名称", { required: true }) });
  type("名称", "   ");
  await submit();
  expect(errors()).toEqual(["请填写此项"]);
  expect(sent()).toEqual([]);
});

test("a pasted tax number loses its blanks and becomes upper case before its length counts", async () => {
  const { sent, submit } = await renderForm({
    tax: text("税号", { "x-component": "field:tax-number", "x-validator": [{ maxLength: 18 }] }),
  });
  type("税号", " 9131 0115 ma1k 4b2c 3d");
  expect(input("税号").value).toBe("91310115MA1K4B2C3D");
  await submit();
  expect(sent()).toEqual([{ tax: "91310115MA1K4B2C3D" }]);
});

test("a pasted identity number is cut to its length without its blanks", async () => {
  const { sent, submit } = await renderForm({ id: text("证件号码", { "x-component": "field:idcard" }) });
  type("证件号码", " 110101 19901121 851x ");
  await submit();
  expect(sent()).toEqual([{ id: "11010119901121851X" }]);
});

test("a password keeps its blanks, and so does what was loaded and not touched", async () => {
  const { sent, submit } = await renderForm(
    { name: text("名称"), secret: text("密码", { "x-component-props": { password: true } }) },
    { plan: { initial: { name: "旧名 ", secret: " a b " } } },
  );
  fireEvent.blur(input("名称"));
  await submit();
  expect(sent()).toEqual([{ name: "旧名 ", secret: " a b " }]);
});

test("lines of a text area keep the indent of the first and lose the empty ones around", async () => {
  const { sent, submit } = await renderForm({ words: text("内容", { "x-component-props": { rows: 4 } }) });
  type("内容", "\n\n　　各位客户：\n请核对\n\n");
  await submit();
  expect(sent()).toEqual([{ words: "　　各位客户：\n请核对" }]);
});
