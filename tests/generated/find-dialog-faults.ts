import type { Locator } from "@playwright/test";
import type { ActionPlan, DialogPlan } from "../../src/schema/plan/plans/screen-plan.ts";
import { firstMeeting, isEnabled, shownActions } from "../oracles/action-oracle.ts";
import type { Row } from "../oracles/cell-oracle.ts";
import { compare, type Fault } from "../oracles/fault.ts";
import { mode, text, type Scope } from "../oracles/viewer.ts";
import { findRecordFaults } from "./find-detail-faults.ts";
import { findFormFaults } from "./find-form-faults.ts";
import { findStepFaults } from "./find-step-faults.ts";
import { faultsAfterWaiting, type Visit } from "./visit.ts";

/** The scope that an open screen gives to its dialogs. */
export interface Dialogs {
  readonly open: Visit;
  readonly dialogs: { readonly [id: string]: DialogPlan };
  /** Dialogs whose content was looked at already, by another action. */
  readonly known: Set<string>;
}

/** Starts an action that the user may start, looks at what comes, and leaves it again. */
export async function findMeetingFaults(
  given: Dialogs,
  action: ActionPlan,
  scope: Scope,
  start: () => Promise<void>,
): Promise<readonly Fault[]> {
  const { open } = given;
  const meeting = firstMeeting(action, scope);
  const where = `${open.name} / action ${action.id}`;
  if (meeting.kind === "effect" || meeting.kind === "unknown") return [];
  const writes = open.exchanges.writes().length;
  await start();
  const faults =
    meeting.kind === "question"
      ? await findQuestionFaults(open, meeting.question, where)
      : await findOpenedFaults(given, meeting.dialog, withGiven(scope, meeting.given), where);
  return [...faults, ...compare(`${where} / writes`, [], open.exchanges.writes().slice(writes))];
}

async function findQuestionFaults(open: Visit, question: string, where: string): Promise<readonly Fault[]> {
  const { page } = open;
  const dialog = page.getByRole("dialog").last();
  const asked = page.getByRole("dialog", { name: question, exact: true });
  const faults = await faultsAfterWaiting(open, async () =>
    (await asked.isVisible())
      ? []
      : compare(
          `${where} / question`,
          question,
          (await dialog.isVisible()) ? await dialog.innerText() : "no question",
        ),
  );
  if (faults.length > 0) return faults;
  await asked.getByRole("button", { name: "取消", exact: true }).click();
  await asked.waitFor({ state: "hidden" });
  return [];
}

async function findOpenedFaults(
  given: Dialogs,
  id: string,
  scope: Scope,
  where: string,
): Promise<readonly Fault[]> {
  const { open, known } = given;
  const { page, viewer } = open;
  const plan = given.dialogs[id];
  if (!plan) return compare(`${where} / dialog`, id, "not in the plan");
  const title = [plan.title, ...(plan.tags ?? [])]
    .map((words) => text(words, scope))
    .filter((words) => words !== "")
    .join(" ");
  const dialog = page.getByRole("dialog", { name: title, exact: true });
  const opened = await faultsAfterWaiting(open, async () =>
    compare(`${where} / dialog`, [title], await dialogNames(page.getByRole("dialog"), title)),
  );
  if (opened.length > 0) return opened;
  const place = `${open.name} / dialog ${id}`;
  const faults: Fault[] = [];
  const isKnown = known.has(id);
  known.add(id);
  const access = mode(viewer, plan);
  const screenAccess = mode(viewer, open.plan);
  if (access === "denied") {
    faults.push(...(await findDeniedFaults(open, dialog, place)));
  } else if (!isKnown && plan.kind === "form") {
    const isReadOnly = access === "view" || screenAccess === "view";
    if (plan.about) {
      const about = { ...plan, sections: plan.about, actions: [] };
      faults.push(...(await findRecordFaults(open, about, dialog, scope, `${place} / about`)));
    }
    faults.push(...(await findFormFaults(open, plan, dialog, scope, isReadOnly)));
  } else if (!isKnown && plan.kind === "steps") {
    faults.push(
      ...(await findStepFaults(open, plan, dialog, scope, access === "view" || screenAccess === "view")),
    );
  } else if (!isKnown && plan.kind === "page") {
    faults.push(...(await findRecordFaults(open, plan, dialog, scope, place)));
    faults.push(...(await findInnerFaults(given, plan.actions, dialog, scope, plan.record?.call)));
  }
  await leave(dialog);
  return faults;
}

/** A dialog is given what its screen is given, and what the step hands over. */
function withGiven(scope: Scope, handed: unknown): Scope {
  return { ...scope, given: { ...(scope.given as Scope), ...(handed as Scope | null) } };
}

/** The dialogs that the buttons inside a dialog open. */
async function findInnerFaults(
  given: Dialogs,
  actions: readonly ActionPlan[],
  dialog: Locator,
  scope: Scope,
  record: string | undefined,
): Promise<readonly Fault[]> {
  const loaded = record === undefined ? null : (given.open.exchanges.latest(record)?.result as Row | null);
  const seen = { ...scope, record: loaded };
  const faults: Fault[] = [];
  for (const action of shownActions(actions, seen, given.open.viewer).filter((candidate) =>
    isEnabled(candidate, seen),
  )) {
    const start = () => dialog.getByRole("button", { name: text(action.label, seen), exact: true }).click();
    faults.push(...(await findMeetingFaults(given, action, seen, start)));
  }
  return faults;
}

async function findDeniedFaults(open: Visit, dialog: Locator, place: string): Promise<readonly Fault[]> {
  return faultsAfterWaiting(open, async () => {
    const seen = await dialog.innerText();
    const controls = await dialog.locator("input, textarea, [role=combobox], dl, table").count();
    return [
      ...compare(`${place} / says that it may not be used`, true, seen.includes("没有此操作的权限")),
      ...compare(`${place} / content`, 0, controls),
    ];
  });
}

async function dialogNames(dialogs: Locator, title: string): Promise<readonly string[]> {
  const names = await dialogs.getByText(title, { exact: true }).allInnerTexts();
  return [...new Set(names)];
}

/** Closes a dialog, and lets go what was typed into it. */
async function leave(dialog: Locator): Promise<void> {
  const page = dialog.page();
  await dialog.getByRole("button", { name: "关闭", exact: true }).first().click();
  const question = page.getByRole("dialog", { name: "确定放弃未保存的修改？" });
  await dialog
    .or(question)
    .last()
    .waitFor({ state: "visible", timeout: 100 })
    .catch(() => undefined);
  for (let tries = 0; (await dialog.isVisible()) && tries < 100; tries += 1) {
    if (await question.isVisible())
      await question.getByRole("button", { name: "放弃修改", exact: true }).click();
    await page.waitForTimeout(50);
  }
  await dialog.waitFor({ state: "hidden" });
}
