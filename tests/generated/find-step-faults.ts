import type { Locator } from "@playwright/test";
import type { DialogPlan } from "../../src/schema/plan/plans/screen-plan.ts";
import { compare, type Fault } from "../oracles/fault.ts";
import type { Scope } from "../oracles/viewer.ts";
import { findFormFaults } from "./find-form-faults.ts";
import { faultsAfterWaiting, type Visit } from "./visit.ts";

/** A dialog in steps opens at the first of them, which is a form like any other, under the way that is before it. */
export async function findStepFaults(
  open: Visit,
  plan: Extract<DialogPlan, { kind: "steps" }>,
  dialog: Locator,
  scope: Scope,
  isReadOnly: boolean,
): Promise<readonly Fault[]> {
  const { steps, kind: _kind, ...frame } = plan;
  const [first] = steps;
  const where = `${open.name} / dialog ${plan.id}`;
  if (!first) return compare(`${where} / steps`, "a first step", "none");
  const titles = steps.flatMap(({ title }) => (title === undefined ? [] : [title]));
  const told = `第 1 步，共 ${titles.length} 步：${titles[0]}`;
  const head = titles.length < 2 ? [] : [told, ...titles];
  return [
    ...(await faultsAfterWaiting(open, async () =>
      compare(`${where} / steps`, head, [
        ...(await dialog.getByRole("status").allTextContents()),
        ...(await dialog.locator(".ant-steps-item-title").allTextContents()),
      ]),
    )),
    ...(await findFormFaults(
      open,
      { ...first, ...frame, kind: "form" },
      dialog,
      { ...scope, steps: {}, answers: {} },
      isReadOnly,
    )),
  ];
}
