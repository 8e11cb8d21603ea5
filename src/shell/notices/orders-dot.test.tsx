import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { createNoticeCenter } from "./notice-center.ts";
import { NoticesContext } from "./notices-context.ts";
import { OrdersDot } from "./orders-dot.tsx";
import { createWaitingOrders } from "./waiting-orders.ts";

afterEach(cleanup);

/** The dot of a user for whom so many orders wait in October, and none in November, while the tax calendar has so many days left. */
async function showDot(waiting: number, lastDays: number) {
  const call = async (operation: string, params?: object) => {
    if (operation === "config.taxCalendar") return { lastDays };
    return { dclNum: params && "kjqj" in params && params.kjqj === 10 ? waiting : 0 };
  };
  const orders = createWaitingOrders({ call, areaCode: "31", today: () => "2026-11-20" });
  const center = createNoticeCenter(async () => ({ total: 0, relationIdList: [] }));
  render(
    <NoticesContext value={{ center, orders }}>
      <OrdersDot />
    </NoticesContext>,
  );
  await act(async () => await orders.refresh());
  return screen.queryByRole("img", { name: "有待处理工单" });
}

test("a red dot is drawn while orders wait, of the last month as long as the tax calendar has days left", async () => {
  expect(await showDot(2, 3)).not.toBeNull();
});

test("without waiting orders, or once the calendar has run out, the dot of the last month is gone", async () => {
  expect(await showDot(0, 3)).toBeNull();
  cleanup();
  expect(await showDot(2, -1)).toBeNull();
});
