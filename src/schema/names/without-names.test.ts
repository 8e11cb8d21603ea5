import { expect, test } from "vitest";
import { planScreen } from "../plan/plan-screen.ts";
import type { ListPlan } from "../plan/plans/screen-plan.ts";
import { sampleContracts, sampleProject, thingScreen } from "../plan/testing/sample-project.ts";
import { withoutNames } from "./without-names.ts";

const SCREEN = "screens/thing/manage.json";
const BLOCK = "blocks/thing/actions.json";

const action = (id: string, visible: string) => ({ id, label: id, visible, do: [{ reload: "row" }] });

function planned(files: { readonly [path: string]: object }): ListPlan {
  return planScreen(sampleProject(files), "thing.manage", sampleContracts) as ListPlan;
}

test("a plan holds what names stand for, and no names", () => {
  const plan = planned({
    [SCREEN]: {
      ...thingScreen,
      names: { isBig: "{{ (row.amount ?? 0) > limit }}", limit: "{{ 100 }}" },
      rowActions: [
        { ...action("a", "{{ isBig && row.id > 1 }}"), confirm: "{{ isBig }} 大于 {{ limit }}？" },
      ],
      dialogs: {},
    },
  });
  expect(plan.rowActions[0]?.visible).toBe("{{ ((row.amount ?? 0) > (100)) && row.id > 1 }}");
  expect(plan.rowActions[0]?.confirm).toBe("{{ (row.amount ?? 0) > (100) }} 大于 {{ 100 }}？");
  expect(plan).not.toHaveProperty("names");
});

test("a name holds in its own file, in a block and in the screen that takes it", () => {
  const plan = planned({
    [BLOCK]: {
      version: 2,
      id: "thing.actions",
      kind: "actions",
      names: { isBig: "{{ row.amount === 1 }}" },
      actions: [action("a", "{{ isBig }}"), action("b", "{{ isBig }}")],
    },
    [SCREEN]: {
      ...thingScreen,
      names: { isBig: "{{ row.amount === 2 }}" },
      rowActions: [
        { use: "thing.actions", change: [{ id: "b", visible: "{{ isBig }}" }] },
        action("c", "{{ isBig }}"),
      ],
      dialogs: {},
    },
  });
  expect(plan.rowActions.map(({ visible }) => visible)).toEqual([
    "{{ row.amount === 1 }}",
    "{{ row.amount === 2 }}",
    "{{ row.amount === 2 }}",
  ]);
});

test("a plan takes along the states that its expressions read", () => {
  const state = (name: string) => ({
    name,
    title: name,
    of: "thing.list",
    cases: [{ value: "a", label: "甲" }],
  });
  const plan = planned({
    "states/size.json": state("size"),
    "states/other.json": state("other"),
    [SCREEN]: {
      ...thingScreen,
      names: { isBig: "{{ state.size === 'a' }}" },
      rowActions: [action("a", "{{ isBig }}")],
      dialogs: {},
    },
  });
  expect(Object.keys(plan.states ?? {})).toEqual(["size"]);
});

test("a project without names is itself, and one with them is read once", () => {
  const plain = sampleProject();
  expect(withoutNames(plain)).toBe(plain);
  const named = sampleProject({ [SCREEN]: { ...thingScreen, names: { a: "{{ row.id }}" } } });
  expect(withoutNames(named)).toBe(withoutNames(named));
});
