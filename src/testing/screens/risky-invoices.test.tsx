import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { setUpBrowser } from "../../renderer/testing/render-screen.tsx";
import { drawScreen, planOwnScreen } from "../draw-screen.tsx";
import { emptyAnswers } from "./empty-answers.ts";
import { rowOf } from "./row-of.ts";
import { sampleCompany } from "./sample-company.ts";

setUpBrowser();

const SELECTED = { gxzt: 1, dkzt: 0, rzzt: 0 };

/** The list of risky or of abnormal purchases, with one of them. */
async function draw(id: string, facts: object, isNotified = false): Promise<HTMLInputElement> {
  const plan = planOwnScreen(id);
  if (plan.kind !== "list") throw new Error(`${id} is no list`);
  const row = { id: 1, fphm: "12345678", xhdwMc: "乙公司", ...SELECTED, ...facts };
  drawScreen(id, {
    answers: { ...emptyAnswers(plan), [plan.source.call]: () => ({ list: [row], total: 1 }) },
    context: { company: sampleCompany, period: "2026-10" },
    given: { isNotified },
  });
  return within(await rowOf("乙公司")).getByRole<HTMLInputElement>("checkbox");
}

const remove = () => screen.getByRole("button", { name: /^移除/ });

test.each(["account-center.risk-invoices", "account-center.abnormal-invoices"])(
  "%s: a selected purchase is taken out before the tax is notified",
  async (id) => {
    fireEvent.click(await draw(id, {}));
    await waitFor(() => expect(remove().getAttribute("data-reason")).toBeNull());
  },
);

test.each(["account-center.risk-invoices", "account-center.abnormal-invoices"])(
  "%s: once the tax is notified the selection stays",
  async (id) => {
    fireEvent.click(await draw(id, {}, true));
    await waitFor(() => expect(remove().getAttribute("data-reason")).toBe("税款已通知客户，不能移除"));
  },
);

test.each(["account-center.risk-invoices", "account-center.abnormal-invoices"])(
  "%s: what has been deducted stays in",
  async (id) => {
    const box = await draw(id, { dkzt: 1 });
    expect(box.dataset["reason"]).toBe("已抵扣的发票不能移除");
  },
);
