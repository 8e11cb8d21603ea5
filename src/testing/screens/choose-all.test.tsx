import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { setUpBrowser } from "../../renderer/testing/render-screen.tsx";
import type { FilterPlan, ListPlan } from "../../schema/plan/plans/screen-plan.ts";
import { drawScreen, ownPlans } from "../draw-screen.tsx";
import { choiceOf } from "./choice.ts";
import { emptyAnswers } from "./empty-answers.ts";
import { sampleCompany } from "./sample-company.ts";

setUpBrowser();

const ALL = "全部";

const isOfSeveral = ({ options }: FilterPlan) => options.multiple === true && options.all !== undefined;

/** Every filter of the product that takes several values, with 全部 among them. */
const filters = ownPlans()
  .filter((plan) => plan.kind === "list")
  .flatMap((plan) =>
    plan.filters
      .filter(isOfSeveral)
      .map((filter) => ({ plan, filter, screen: plan.title, title: filter.title })),
  );

test("there are filters with 全部 that take several", () => expect(filters.length).toBeGreaterThan(0));

const box = (title: string) => screen.getByRole("combobox", { name: title });

/** The labels of the chosen entries in the open list. */
const chosen = () =>
  [...document.querySelectorAll<HTMLElement>(".ant-select-item-option-selected")].map(({ title }) => title);

/** Draws the list, its filter open with one of its values chosen. */
async function openWithOther({ plan, filter }: { readonly plan: ListPlan; readonly filter: FilterPlan }) {
  const { title, options } = filter;
  const { host } = drawScreen(plan.id, {
    answers: emptyAnswers(plan),
    context: { company: sampleCompany, period: "2026-10" },
  });
  await screen.findByRole("button", { name: "查询" });
  const unfold = screen.queryByRole("button", { name: /^展开/ });
  if (unfold) fireEvent.click(unfold);
  fireEvent.click(await screen.findByRole("combobox", { name: title }));
  await choiceOf(ALL);
  const other = plan.enums[options.enum as string]?.find(({ value, all }) => value !== null && all !== true);
  if (chosen().includes(ALL)) fireEvent.click(await choiceOf(other?.label ?? ""));
  await waitFor(() => expect(chosen()).not.toContain(ALL));
  const sent = () => host.calls.findLast(({ operationId }) => operationId === plan.source.call)?.params;
  return { title, param: filter.params[0] ?? "", sent };
}

test.each(filters)("$title of $screen: 全部 by mouse takes the others away", async (entry) => {
  const { param, sent } = await openWithOther(entry);
  fireEvent.click(await choiceOf(ALL));
  await waitFor(() => expect(chosen()).toEqual([ALL]));
  fireEvent.click(screen.getByRole("button", { name: "查询" }));
  await waitFor(() => expect(sent()).toBeDefined());
  await waitFor(() => expect(sent()).not.toHaveProperty(param));
});

test.each(filters)("$title of $screen: 全部 by keys takes the others away", async (entry) => {
  const { title } = await openWithOther(entry);
  fireEvent.change(box(title), { target: { value: ALL } });
  await waitFor(() => expect(document.querySelectorAll(".ant-select-item-option")).toHaveLength(1));
  fireEvent.keyDown(box(title), { key: "Enter", code: "Enter", keyCode: 13, which: 13 });
  await waitFor(() => expect(chosen()).toEqual([ALL]));
});
