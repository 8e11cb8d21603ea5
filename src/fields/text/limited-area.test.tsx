import { cleanup, configure, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test } from "vitest";
import { showControl } from "../testing/show-control.tsx";

beforeAll(() => configure({ defaultHidden: true }));
afterEach(cleanup);

const area = () => screen.getByRole<HTMLTextAreaElement>("textbox");
const said = () => document.querySelector(".field-limit")?.textContent;

function paste(text: string): void {
  fireEvent.paste(area(), { clipboardData: { getData: () => text } });
  const { value, selectionStart, selectionEnd, maxLength } = area();
  const pasted = value.slice(0, selectionStart) + text + value.slice(selectionEnd);
  fireEvent.change(area(), { target: { value: pasted.slice(0, maxLength) } });
}

test("a text area says when it is full, that a pasted text did not fit, and neither once there is room", () => {
  showControl("text", "四个汉字", { rows: 4, maxLength: 8 });
  expect(said()).toBe("");
  fireEvent.change(area(), { target: { value: "一共八个汉字了呢" } });
  expect(said()).toBe("最多 8 字");
  fireEvent.change(area(), { target: { value: "一共八个汉" } });
  expect(said()).toBe("");
  area().setSelectionRange(0, 5);
  paste("从别处粘贴来的一段文字");
  expect(said()).toBe("最多 8 字，超出部分已截断");
  expect(area().value).toHaveLength(8);
  fireEvent.change(area(), { target: { value: "短" } });
  expect(said()).toBe("");
  area().setSelectionRange(0, 1);
  paste("正好有八个汉字的");
  expect(said()).toBe("最多 8 字");
});
