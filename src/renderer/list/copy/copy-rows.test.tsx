import { createEvent, fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { createFakeHost } from "../../testing/fake-host.ts";
import { renderScreen, setUpBrowser } from "../../testing/render-screen.tsx";
import { userManagePlan } from "../../testing/user-manage-plan.ts";
import { page, rowOf, user } from "../../testing/users.ts";

setUpBrowser();

/** The text that a copy puts on the clipboard; undefined: the browser does it. */
function copyAt(element: Element): string | undefined {
  const flavours = copyFlavours(element);
  return flavours.get("text/plain");
}

/** Kind of content → what a copy puts on the clipboard of it. */
function copyFlavours(element: Element): ReadonlyMap<string, string> {
  const flavours = new Map<string, string>();
  const clipboardData = { setData: (type: string, text: string) => flavours.set(type, text) };
  const event = createEvent.copy(element, { clipboardData });
  fireEvent(element, event);
  expect(event.defaultPrevented).toBe(flavours.size > 0);
  return flavours;
}

async function tick(name: string): Promise<Element> {
  const box = within(await rowOf(name)).getByRole("checkbox");
  fireEvent.click(box);
  return box;
}

test("the ticked rows are copied with their titles, as they are read", async () => {
  const answer = () => ({
    list: [user(1), user(2, { status: 0, name: "=SUM(A1)", account: null })],
    total: 2,
  });
  renderScreen(userManagePlan, createFakeHost({ answers: { "userAdmin.list": answer } }));
  await tick("用户1");
  const box = await tick("=SUM(A1)");
  expect(copyAt(box)).toBe(
    [
      "姓名\t账号\t手机号\t状态\t创建时间",
      "用户1\tuser1\t138****1234\t启用\t2026-11-20 14:05",
      "'=SUM(A1)\t\t138****1234\t停用\t2026-11-20 14:05",
    ].join("\n"),
  );
});

test("spreadsheets get a table in which texts stay texts", async () => {
  const answer = () => ({ list: [user(1, { account: "0012345678901234567" })], total: 1 });
  renderScreen(userManagePlan, createFakeHost({ answers: { "userAdmin.list": answer } }));
  const html = copyFlavours(await tick("用户1")).get("text/html") ?? "";
  const cell = new DOMParser()
    .parseFromString(html, "text/html")
    .querySelector("tr:nth-child(2) > td:nth-child(2)");
  expect(cell?.textContent).toBe("0012345678901234567");
  expect(cell?.getAttribute("style")).toBe('mso-number-format:"\\@"');
});

test("nothing ticked, a marked text or a text field is the browser's", async () => {
  renderScreen(userManagePlan, createFakeHost({ answers: { "userAdmin.list": () => page(1) } }));
  const row = await rowOf("用户1");
  expect(copyAt(row)).toBeUndefined();
  await tick("用户1");
  window.getSelection()?.selectAllChildren(screen.getByText("user1"));
  expect(copyAt(row)).toBeUndefined();
  window.getSelection()?.removeAllRanges();
  expect(copyAt(row)).toContain("用户1");
});
