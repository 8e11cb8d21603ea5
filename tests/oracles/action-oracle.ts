import type { ActionPlan, StepPlan } from "../../src/schema/plan/plans/screen-plan.ts";
import { plain } from "./cell-oracle.ts";
import { evaluate, holds, mayDo, text, type Scope, type Viewer } from "./viewer.ts";

/** Links of a row; what is more stands behind 更多, and so does what destroys. */
const LINKS = 3;

function isSafe({ style }: ActionPlan): boolean {
  return style !== "danger";
}

/** The actions that are there, disabled ones too. */
export function shownActions(
  actions: readonly ActionPlan[],
  scope: Scope,
  viewer: Viewer,
): readonly ActionPlan[] {
  return actions.filter((action) => mayDo(viewer, action) && holds(action.visible, scope));
}

/** The toolbar's actions that stay while rows are ticked: those that look at the list or its ticks. */
export function actionsForTicks(actions: readonly ActionPlan[]): readonly ActionPlan[] {
  return actions.filter(({ label, visible, disabled, do: steps }) => {
    const templates = JSON.stringify([label, visible, disabled, steps]).match(/\{\{.*?\}\}/gs) ?? [];
    return templates.some((template) => /\b(?:list|selection)\./.test(template));
  });
}

export function isEnabled(action: ActionPlan, scope: Scope): boolean {
  return reasonAgainst(action, scope) === undefined;
}

/** The first rule that holds gives its reason, then the row its own. */
function reasonAgainst({ disabled, can }: ActionPlan, scope: Scope): string | undefined {
  const rule = disabled.find(({ when }) => holds(when, scope));
  if (rule) return text(rule.reason, scope);
  const words = [scope.rows ?? scope.row].flat().map((row) => {
    const said = (row as { readonly can?: Scope } | undefined)?.can;
    return can === undefined ? undefined : said?.[can];
  });
  return words.find((word) => typeof word === "string");
}

/** The texts of actions, one by one; one that cannot be started says why. */
export function actionLines(actions: readonly ActionPlan[], scope: Scope): readonly string[] {
  return actions.map((action) => {
    const reason = reasonAgainst(action, scope);
    return text(action.label, scope) + (reason === undefined ? "" : `（${reason}）`);
  });
}

/** The buttons of a row. */
export function rowButtons(actions: readonly ActionPlan[], scope: Scope, viewer: Viewer): readonly string[] {
  const shown = shownActions(actions, scope, viewer);
  const links = shown.filter(isSafe).slice(0, LINKS);
  return [...actionLines(links, scope), ...(shown.length > links.length ? ["更多"] : [])];
}

/** Buttons over ticked rows; where there are more actions the last one is 更多, behind which stands what destroys. */
const BUTTONS = 5;

/** The actions over ticked rows whose buttons stand in sight: with a shortcut always. */
function inSight(shown: readonly ActionPlan[]): readonly ActionPlan[] {
  if (shown.length <= BUTTONS) return shown;
  const withKeys = shown.filter(({ shortcut }) => shortcut !== undefined).length;
  let room = BUTTONS - 1 - withKeys;
  return shown.filter((action) => {
    if (action.shortcut !== undefined) return true;
    if (!isSafe(action) || room <= 0) return false;
    room -= 1;
    return true;
  });
}

/** The buttons over ticked rows. */
export function selectionButtons(
  actions: readonly ActionPlan[],
  scope: Scope,
  viewer: Viewer,
): readonly string[] {
  const shown = shownActions(actions, scope, viewer);
  const buttons = inSight(shown);
  const labels = buttons.map(({ label }) => text(label, scope));
  return buttons.length < shown.length ? [...labels, "更多"] : labels;
}

/** True when an action over ticked rows stands behind 更多. */
export function isFolded(
  action: ActionPlan,
  actions: readonly ActionPlan[],
  scope: Scope,
  viewer: Viewer,
): boolean {
  return !inSight(shownActions(actions, scope, viewer)).includes(action);
}

/** The actions of a row that stand behind 更多. */
export function actionsBehindMore(
  actions: readonly ActionPlan[],
  scope: Scope,
  viewer: Viewer,
): readonly ActionPlan[] {
  const shown = shownActions(actions, scope, viewer);
  return [...shown.filter(isSafe).slice(LINKS), ...shown.filter((action) => !isSafe(action))];
}

/** True when an action of a row is a link, not behind 更多. */
export function isLink(
  action: ActionPlan,
  actions: readonly ActionPlan[],
  scope: Scope,
  viewer: Viewer,
): boolean {
  return shownActions(actions, scope, viewer).filter(isSafe).slice(0, LINKS).includes(action);
}

/** The first thing that users meet when they start an action. */
export type Meeting =
  | { readonly kind: "question"; readonly question: string }
  | { readonly kind: "dialog"; readonly dialog: string; readonly given: unknown }
  /** It writes, requests a file, goes elsewhere … at once. */
  | { readonly kind: "effect" }
  /** The next thing depends on an answer of the server. */
  | { readonly kind: "unknown" };

export function firstMeeting(action: ActionPlan, scope: Scope): Meeting {
  if (action.confirm !== undefined) return { kind: "question", question: text(action.confirm, scope) };
  return meetingOf(action.do, scope);
}

function meetingOf([step]: readonly StepPlan[], scope: Scope): Meeting {
  if (step === undefined || step.verb === "stop") return { kind: "effect" };
  if (!("args" in step)) return { kind: "unknown" };
  if (step.when !== undefined) return { kind: "unknown" };
  if (step.verb === "confirm") {
    return { kind: "question", question: String(evaluate(step.args.confirm, scope)) };
  }
  if (step.verb !== "open") return { kind: "effect" };
  return { kind: "dialog", dialog: plain(step.args.open), given: evaluate(step.args.with ?? null, scope) };
}
