import { createEvent, fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { setUpBrowser } from "../../renderer/testing/render-screen.tsx";
import { drawScreen, planOwnScreen, ownPlans } from "../draw-screen.tsx";
import { emptyAnswers } from "./empty-answers.ts";
import { rowOf } from "./row-of.ts";
import { sampleCompany } from "./sample-company.ts";

setUpBrowser();

const NUMBER = "24312000000012345678";

interface Column {
  readonly title: string;
  readonly options: { readonly shorten?: number };
}

/** The columns of a plan with this title, those of its dialogs and sections too. */
function columnsTitled(title: string, value: unknown): readonly Column[] {
  if (typeof value !== "object" || value === null) return [];
  const { columns } = value as { readonly columns?: readonly Column[] };
  const own = Array.isArray(columns) ? columns.filter((column: Column) => column.title === title) : [];
  return [...own, ...Object.values(value).flatMap((child) => columnsTitled(title, child))];
}

const columns = ownPlans().flatMap((plan) =>
  columnsTitled("发票号码", plan).map(({ options }) => ({ screen: plan.id, options })),
);

test("every table that shows invoice numbers shortens those of 20 characters", () => {
  expect(columns.length).toBeGreaterThan(4);
  expect(columns.filter(({ options }) => options.shorten !== 20)).toEqual([]);
});

const LISTS = ["deduction-selection", "never-select", "abnormal-invoices", "risk-invoices"].map(
  (name) => `account-center.${name}`,
);

function draw(id: string, fphm: string) {
  const plan = planOwnScreen(id);
  if (plan.kind !== "list") throw new Error(`${id} is no list`);
  const row = { id: 1, fphm, xhdwMc: "乙公司", gxzt: 1, dkzt: 0, rzzt: 0, disabledReason: null };
  const answers = { ...emptyAnswers(plan), [plan.source.call]: () => ({ list: [row], total: 1 }) };
  return drawScreen(id, { answers, context: { company: sampleCompany, period: "2026-10" } });
}

test.each(LISTS)("%s shows both ends of a number, and the whole on hover", async (id) => {
  draw(id, NUMBER);
  expect((await screen.findByTitle(NUMBER)).textContent).toBe("243120…345678");
});

test.each(LISTS.filter((id) => !id.endsWith("deduction-selection")))(
  "%s copies the whole number with a ticked row",
  async (id) => {
    draw(id, NUMBER);
    const tick = within(await rowOf("243120…345678")).getByRole("checkbox");
    fireEvent.click(tick);
    let copied = "";
    const setData = (type: string, text: string) => {
      if (type === "text/plain") copied = text;
    };
    const clipboardData = { setData };
    fireEvent(tick, createEvent.copy(tick, { clipboardData }));
    expect(copied).toContain(NUMBER);
  },
);

test.each(LISTS)("%s shows a number of 8 characters as it is", async (id) => {
  draw(id, "12345678");
  expect(await screen.findByText("12345678")).toBeTruthy();
});
