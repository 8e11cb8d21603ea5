import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { setUpBrowser } from "../../renderer/testing/render-screen.tsx";
import { drawScreen, planOwnScreen } from "../draw-screen.tsx";
import { emptyAnswers } from "./empty-answers.ts";
import { rowOf } from "./row-of.ts";

setUpBrowser();

const ID = "setting.user-manage";

/** The dialog that gives a user a new password. */
async function openForm() {
  const answers = {
    ...emptyAnswers(planOwnScreen(ID)),
    "userAdmin.list": () => ({ list: [{ id: 3, name: "孙丽", account: "sunli", status: 1 }], total: 1 }),
    "userAdmin.batchResetPwd": () => null,
  };
  const { host } = drawScreen(ID, { answers });
  const row = await rowOf("孙丽");
  const more = within(row).queryByRole("button", { name: "更多" });
  if (more) fireEvent.click(more);
  fireEvent.click(
    within(row).queryByRole("button", { name: "重置密码" }) ??
      (await screen.findByRole("menuitem", { name: "重置密码" })),
  );
  const dialog = await screen.findByRole("dialog", { name: /重置「孙丽」的密码/ });
  const field = (name: string) => within(dialog).findByLabelText(new RegExp(name), { selector: "input" });
  const type = async (name: string, text: string) => {
    const input = await field(name);
    fireEvent.change(input, { target: { value: text } });
    fireEvent.blur(input);
  };
  const submit = () => fireEvent.click(within(dialog).getByRole("button", { name: "重置" }));
  const sent = () => host.calls.filter(({ operationId }) => operationId === "userAdmin.batchResetPwd");
  return { dialog, type, submit, sent };
}

test.each([
  ["Abc12", "长度为8~18位"],
  ["abcdefg1", "长度为8~18位，必须包含大小写字母"],
  ["ABCDEFG1", "长度为8~18位，必须包含大小写字母"],
  ["Abcdefgh", "必须包含数字"],
  ["abcdefgh", "长度为8~18位，必须包含大小写字母、数字"],
  ["Abcdefg-1", "密码不能包含特殊字符"],
])("the password %s is refused: %s", async (password, message) => {
  const { dialog, type, submit, sent } = await openForm();
  await type("新密码", password);
  expect(await within(dialog).findByText(message)).toBeTruthy();
  await type("确认密码", password);
  submit();
  expect(await within(dialog).findByText(message)).toBeTruthy();
  expect(sent()).toEqual([]);
});

test("a password is required", async () => {
  const { dialog, submit, sent } = await openForm();
  submit();
  expect(await within(dialog).findByText("请输入新密码")).toBeTruthy();
  expect(sent()).toEqual([]);
});

test.each(["Abcdef12", "Abcdefgh1234567890".slice(0, 18)])(
  "the password %s goes with the user's id",
  async (password) => {
    const { type, submit, sent } = await openForm();
    await type("新密码", password);
    await type("确认密码", password);
    submit();
    await waitFor(() => expect(sent()[0]?.params).toMatchObject({ userIds: [3], password }));
  },
);
