import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { CompanyPeriod } from "../../../drawer/company-period.tsx";
import { drawScreen } from "../../draw-screen.tsx";
import { answersOf, drawMonth, MONTH, setUpDrawer } from "./company-period-month.ts";

setUpDrawer();

test("while the tax is calculated it is asked for again, and the drawer is held open", async () => {
  const state = { predictionStatus: 2 };
  const { host, held } = drawMonth({ statistics: () => state });
  const asked = () => host.calls.filter(({ operationId }) => operationId === "prediction.statistics").length;
  await screen.findByText("税款计算中，请稍候");
  expect(held()).toBe("税款计算中，请稍后关闭");
  const before = asked();
  await waitFor(() => expect(asked()).toBeGreaterThan(before));
  state.predictionStatus = 31;
  await screen.findByText("小规模季报企业，本月不支持税款计算");
  expect(screen.queryByRole("button", { name: "重新计算" })).toBeNull();
  expect(held()).toBeNull();
});

test("the drawer over the list stays while the tax is calculated", async () => {
  drawScreen("account-center.invoice", {
    today: "2026-11-20",
    surfaces: { companyPeriod: CompanyPeriod },
    answers: {
      ...answersOf({ statistics: () => ({ predictionStatus: 2 }) }),
      "invoice.collection.page": () => ({ list: [MONTH], total: 1, hj: {} }),
      "invoice.collection.confirmChangeCount": () => ({}),
    },
  });
  fireEvent.click(await screen.findByRole("button", { name: "勾选" }));
  const drawer = await screen.findByRole("dialog", { name: /第1家公司/ });
  await within(drawer).findByText("税款计算中，请稍候");
  fireEvent.keyDown(document.body, { key: "Escape", keyCode: 27 });
  await screen.findByText("税款计算中，请稍后关闭");
  expect(screen.getByRole("dialog", { name: /第1家公司/ })).toBe(drawer);
});

test("an estimate that failed is calculated anew by a button", async () => {
  const state = { predictionStatus: 3 };
  const { host } = drawMonth({ statistics: () => state });
  const retry = within(await screen.findByRole("region", { name: "本期税款" }));
  await retry.findByText("税款获取失败");
  state.predictionStatus = 1;
  fireEvent.click(retry.getByRole("button", { name: "重新计算" }));
  await waitFor(() => expect(retry.queryByText("税款获取失败")).toBeNull());
  expect(host.calls.some(({ operationId }) => operationId === "prediction.recalculate")).toBe(true);
});
