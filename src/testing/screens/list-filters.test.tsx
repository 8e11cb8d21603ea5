import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { setUpBrowser } from "../../renderer/testing/render-screen.tsx";
import type { FilterPlan, ListPlan } from "../../schema/plan/plans/screen-plan.ts";
import { drawScreen, planOwnScreen } from "../draw-screen.tsx";
import { choiceOf } from "./choice.ts";
import { emptyAnswers } from "./empty-answers.ts";
import { sampleCompany } from "./sample-company.ts";

setUpBrowser();

function listPlan(id: string): ListPlan {
  const plan = planOwnScreen(id);
  if (plan.kind !== "list") throw new Error(`${id} is no list`);
  return plan;
}

const LISTS = ["account-center.invoice", "account-center.deduction-selection"].map(listPlan);

const filtersOf = (kind: string) =>
  LISTS.flatMap((plan) =>
    plan.filters
      .filter((filter) => filter.kind === kind)
      .map((filter) => ({ plan, filter, screen: plan.title, title: filter.title })),
  );

/** Draws the list with all its filters in sight; gives the parameters of its last request. */
async function draw(plan: ListPlan): Promise<() => Record<string, unknown> | undefined> {
  const { host } = drawScreen(plan.id, {
    answers: emptyAnswers(plan),
    context: { company: sampleCompany, period: "2026-10" },
    today: "2026-11-20",
  });
  await screen.findByRole("button", { name: "查询" });
  const unfold = screen.queryByRole("button", { name: /^展开/ });
  if (unfold) fireEvent.click(unfold);
  return () => host.calls.findLast(({ operationId }) => operationId === plan.source.call)?.params;
}

const ask = () => fireEvent.click(screen.getByRole("button", { name: "查询" }));

function choicesOf({ enums }: ListPlan, { options }: FilterPlan) {
  return (enums[options.enum as string] ?? []).filter(({ value, all }) => value !== null && all !== true);
}

test.each(filtersOf("enum"))("$screen is narrowed by $title", async ({ plan, filter }) => {
  const sent = await draw(plan);
  const [param = ""] = filter.params;
  const initial: readonly unknown[] = Array.isArray(filter.initial) ? filter.initial : [];
  const choice = choicesOf(plan, filter).find(({ value }) => !initial.includes(value));
  if (!choice) throw new Error(`nothing can be chosen in ${filter.title}`);
  fireEvent.click(await screen.findByRole("combobox", { name: filter.title }));
  fireEvent.click(await choiceOf(choice.label));
  ask();
  const expected = filter.options.multiple === true ? [...initial, choice.value] : choice.value;
  await waitFor(() => expect(sent()?.[param]).toEqual(expected));
});

test.each(filtersOf("number-range"))("$screen is narrowed by a range of $title", async ({ plan, filter }) => {
  const sent = await draw(plan);
  const pair = await screen.findByRole("group", { name: filter.title });
  const [low, high] = within(pair).getAllByRole("textbox");
  fireEvent.change(low!, { target: { value: "1" } });
  fireEvent.change(high!, { target: { value: "20.5" } });
  ask();
  const wire = (typed: number) => (filter.options.percent === true ? typed / 100 : typed);
  const [from = "", to = ""] = filter.params;
  await waitFor(() => expect(sent()).toMatchObject({ [from]: wire(1), [to]: wire(20.5) }));
});

test.each(filtersOf("money"))("$screen is narrowed by $title", async ({ plan, filter }) => {
  const sent = await draw(plan);
  fireEvent.change(await screen.findByRole("textbox", { name: filter.title }), { target: { value: "20.5" } });
  ask();
  await waitFor(() => expect(sent()).toMatchObject({ [filter.params[0] ?? ""]: 20.5 }));
});

test.each(filtersOf("text"))("$screen is narrowed by $title", async ({ plan, filter }) => {
  const sent = await draw(plan);
  fireEvent.change(await screen.findByRole("textbox", { name: filter.title }), { target: { value: "甲" } });
  ask();
  await waitFor(() => expect(sent()).toMatchObject({ [filter.params[0] ?? ""]: "甲" }));
});
