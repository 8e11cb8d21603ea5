import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { ActionPlan, ScreenPlan, StepPlan } from "../../../src/schema/plan/plans/screen-plan.ts";
import type { ShellPlan } from "../../../src/schema/plan/plans/shell-plan.ts";

const PLANS = fileURLToPath(new URL("../../../dist/app/plans/", import.meta.url));

export interface PlannedPage {
  readonly path: string;
  readonly plan: ScreenPlan;
}

/** The pages of the built app that show a screen; by one address, where several show the same. */
export function readPages(): readonly PlannedPage[] {
  const { routes } = read("shell.json") as ShellPlan;
  const open = routes.filter(({ edition }) => edition?.tenantSetting === undefined);
  const paths = new Map(open.flatMap(({ path, screen }) => (screen === undefined ? [] : [[screen, path]])));
  return [...paths].map(([screen, path]) => ({ path, plan: readScreen(screen) }));
}

export function readScreen(id: string): ScreenPlan {
  return read(`screens/${id}.json`) as ScreenPlan;
}

/** True when the action shows a dialog or a question before it changes anything. */
export function needsConfirm({ confirm, do: steps }: ActionPlan, calls: ScreenPlan["calls"]): boolean {
  return confirm !== undefined || firstDeed(steps, calls) === "asks";
}

/** A text of a plan as it may read once its expressions are filled in. */
export function readsLike(template: string): RegExp {
  return new RegExp(`^${patternOf(template)}$`);
}

/** The same for what something else may stand behind, as a number does in a tab. */
export function beginsLike(template: string): RegExp {
  return new RegExp(`^${patternOf(template)}`);
}

function patternOf(template: string): string {
  return template
    .split(/\{\{(.*?)\}\}/g)
    .map((part, index) => (index % 2 === 0 ? literally(part) : eitherText(part)))
    .join("");
}

function literally(text: string): string {
  return (
    text
      .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
      // Playwright takes a quote in a pattern for one of its selector's.
      .replaceAll(/["'<>/]/g, ".")
  );
}

/** The pattern of an expression: one of its two texts, where it chooses between such. */
function eitherText(expression: string): string {
  const texts = /\?\s*'([^']*)'\s*:\s*'([^']*)'\s*$/.exec(expression);
  return texts ? `(?:${texts.slice(1).map(literally).join("|")})` : ".*";
}

function firstDeed(steps: readonly StepPlan[], calls: ScreenPlan["calls"]): "asks" | "acts" | null {
  for (const step of steps) {
    if ("then" in step) {
      const deed = firstDeed(step.then, calls);
      if (deed !== null) return deed;
      continue;
    }
    if (step.verb === "open" || step.verb === "confirm") return "asks";
    const call = "args" in step ? step.args.call : undefined;
    const isRead = typeof call === "string" && calls[call]?.effect === "read";
    if (!isRead && step.verb !== "notify") return "acts";
  }
  return null;
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(PLANS + file, "utf8"));
}
