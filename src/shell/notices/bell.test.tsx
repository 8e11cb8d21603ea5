import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Bell } from "./bell.tsx";
import { createNoticeCenter } from "./notice-center.ts";
import { NoticesContext } from "./notices-context.ts";

afterEach(cleanup);

/** The bell of a user with so many unread notices. */
async function showBell(total: number) {
  const center = createNoticeCenter(async () => ({ total, relationIdList: [] }));
  await center.refresh();
  const { container } = render(
    <NoticesContext value={{ center, orders: null }}>
      <Bell />
    </NoticesContext>,
  );
  return { badge: container.querySelector("sup"), button: screen.getByRole("button") };
}

test.each([
  [1, "1"],
  [99, "99"],
  [100, "99+"],
])("of %i unread notices the badge says %s, and the name of the button the number", async (total, text) => {
  const { badge, button } = await showBell(total);
  expect(badge?.textContent).toBe(text);
  expect(button.getAttribute("aria-label")).toBe(`通知中心，${total} 条未读`);
});

test("without unread ones there is no badge", async () => {
  const { badge, button } = await showBell(0);
  expect(badge).toBeNull();
  expect(button.getAttribute("aria-label")).toBe("通知中心");
});
