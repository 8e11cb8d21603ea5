import type { PagePlan, DialogPlan } from "../../src/schema/plan/plans/screen-plan.ts";
import { firstMeeting, isEnabled, shownActions } from "../oracles/action-oracle.ts";
import type { Row } from "../oracles/cell-oracle.ts";
import { answersOf } from "../oracles/detail-oracle.ts";
import { unknown, type Fault } from "../oracles/fault.ts";
import { maySee, text } from "../oracles/viewer.ts";
import { findMeetingFaults, type Dialogs } from "./find-dialog-faults.ts";
import { isDetail, isList } from "./find-display-faults.ts";
import { findRowFaults, openList, openTab, readState, type ListState } from "./find-list-faults.ts";
import { answersIn } from "./find-detail-faults.ts";
import { findStart, listActions, type PlacedAction } from "./start-action.ts";
import { faultsAfterWaiting, type ListVisit, type Visit } from "./visit.ts";

interface Wanted {
  /** Ids of dialogs that are looked at closely; absent: all of them. */
  readonly dialogs?: readonly string[];
  /** Ids of the actions that are started; absent: all of them. */
  readonly actions?: readonly string[];
}

/** Every question and every dialog that an action of the screen leads to. */
export async function findActionFaults(open: Visit, wanted: Wanted = {}): Promise<readonly Fault[]> {
  if (isList(open)) return findListActionFaults(open, wanted);
  if (isDetail(open)) return findRecordActionFaults(open, wanted);
  return [];
}

async function findListActionFaults(list: ListVisit, wanted: Wanted): Promise<readonly Fault[]> {
  const { plan, exchanges, viewer } = list;
  const given = dialogsOf(list, plan.dialogs, wanted);
  let left = listActions(list).filter(({ action }) => isWanted(action.id, wanted));
  let state = await openList(list);
  const faults: Fault[] = [...(await findRowFaults(list, state.question))];
  if (plan.aside) await exchanges.answered(plan.aside.source.call);
  for (const tab of plan.tabs?.items.filter((item) => maySee(viewer, item)) ?? [undefined]) {
    if (tab && tab.id !== state.question.tab) {
      await openTab(list, tab);
      state = readState(list, { ...state.question, tab: tab.id });
      faults.push(...(await findRowFaults(list, state.question)));
    }
    const tried = await tryAll(list, given, left, state);
    faults.push(...tried.faults);
    left = tried.left;
  }
  return faults;
}

/** The actions that no row of this page has ready are left for another tab. */
async function tryAll(list: ListVisit, given: Dialogs, actions: readonly PlacedAction[], state: ListState) {
  const faults: Fault[] = [];
  const left: PlacedAction[] = [];
  for (const placed of actions) {
    const where = `${list.name} / action ${placed.action.id}`;
    const start = findStart(list, placed, state);
    if (!start) {
      left.push(placed);
      continue;
    }
    if (isAtOnce(placed, start.scope)) continue;
    try {
      faults.push(...(await findMeetingFaults(given, placed.action, start.scope, start.start)));
      await start.undo();
    } catch (error) {
      faults.push(...unknown(where, error));
      await list.page.reload();
    }
  }
  return { faults, left };
}

function isAtOnce({ action }: PlacedAction, scope: ListState["scope"]): boolean {
  const { kind } = firstMeeting(action, scope);
  return kind === "effect" || kind === "unknown";
}

async function findRecordActionFaults(open: Visit<PagePlan>, wanted: Wanted): Promise<readonly Fault[]> {
  const { plan, page, exchanges, viewer } = open;
  const record = plan.record ? ((await exchanges.answered(plan.record.call)).result as Row) : {};
  const asked = Object.values(plan.data ?? {}).filter((question) => maySee(viewer, question));
  for (const { call } of asked) await exchanges.answered(call);
  const ofRecord = { ...open.scope, record };
  const scope = { ...ofRecord, data: answersOf(plan, ofRecord, viewer, answersIn(exchanges, plan)) };
  const given = dialogsOf(open, plan.dialogs, wanted);
  const faults: Fault[] = [];
  for (const action of shownActions(plan.actions, scope, viewer)) {
    if (!isWanted(action.id, wanted) || !isEnabled(action, scope)) continue;
    const button = page.getByRole("button", { name: text(action.label, scope), exact: true });
    await faultsAfterWaiting(open, async () =>
      (await button.isVisible()) ? [] : unknown(open.name, "the button is not there"),
    );
    faults.push(...(await findMeetingFaults(given, action, scope, () => button.click())));
  }
  return faults;
}

function dialogsOf(open: Visit, dialogs: { readonly [id: string]: DialogPlan }, wanted: Wanted): Dialogs {
  const known = Object.keys(dialogs).filter((id) => wanted.dialogs && !wanted.dialogs.includes(id));
  return { open, dialogs, known: new Set(known) };
}

function isWanted(id: string, { actions }: Wanted): boolean {
  return actions === undefined || actions.includes(id);
}
