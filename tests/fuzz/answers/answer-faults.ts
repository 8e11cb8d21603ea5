import { fireEvent } from "@testing-library/react";
import type { ScreenPlan } from "../../../src/schema/plan/plans/screen-plan.ts";
import type { Random } from "../random.ts";
import type { Backend } from "./backend.ts";
import type { Asked, Reply, Transport } from "./fake-transport.ts";
import { mutateAnswer } from "./mutate-answer.ts";
import { pageFaults } from "./page-faults.ts";
import type { ShownPage } from "./shown-page.tsx";
import { untilQuiet } from "./until-quiet.ts";

export interface AnswerCase {
  readonly plan: ScreenPlan;
  readonly search: string;
}

export interface AnswerDeps {
  readonly backend: Backend;
  /** Begins of the addresses that only read. */
  readonly reads: readonly string[];
  readonly transport: Transport;
  readonly page: ShownPage;
  readonly takeHeard: () => string[];
}

/** Things a user touches. */
const TOUCHED = "button, [role=tab], [role=combobox], [role=treeitem], [role=checkbox], summary, input";
const WRITTEN: Reply = { status: 200, body: '{"code":"0","message":"","result":null}' };

/**
 * Shows a screen, damages the server's answers while elements of the page are touched, and loads the true answers
 * again. Returns the faults, and the damaged answers.
 */
export async function answerFaults(
  { plan, search }: AnswerCase,
  random: Random,
  { backend, reads, transport, page, takeHeard }: AnswerDeps,
): Promise<{ readonly faults: string[]; readonly answers: readonly string[] }> {
  const answers: string[] = [];
  const truth = async (asked: Asked) =>
    reads.some((path) => asked.url.startsWith(path)) ? backend.ask(asked) : WRITTEN;
  const damaged = async (asked: Asked) => {
    const reply = await truth(asked);
    if (answers.length > 0 && random.oneIn(3)) return reply;
    const worse = mutateAnswer(reply, random);
    answers.push(`${worse.status} ${asked.method} ${asked.url}\n${worse.body}`);
    return worse;
  };
  const beginsWell = !random.oneIn(3);
  transport.answer = beginsWell ? truth : damaged;
  const shown = page.show(plan, search);
  await untilQuiet(transport);
  transport.answer = damaged;
  for (let touches = beginsWell ? 1 + random.below(3) : random.below(3); touches > 0; touches -= 1) {
    touchSomething(random, answers.length === 0);
    await untilQuiet(transport);
  }
  const faults = [...pageFaults(answers, page.takeNotices()), ...takeHeard()];
  transport.answer = truth;
  let failures = await askAgain(transport);
  if (failures.length > 0) {
    // A value of a damaged answer may stand in a request: only the address loads without it.
    page.show(plan, shown.search());
    failures = await askAgain(transport);
  }
  faults.push(...failures.map((text) => `does not recover: ${text}`));
  // Pages of one record are not loaded again; unmasked values show more than at first.
  if (plan.kind === "list" && document.querySelector("[role=dialog]") === null) {
    const recovered = new Set(shownValues());
    page.show(plan, shown.search());
    await untilQuiet(transport);
    const missing = shownValues().filter((value) => !recovered.has(value) && !value.includes("*"));
    faults.push(...missing.map((value) => `the next true answer did not show "${value}"`));
  }
  return { faults: [...faults, ...takeHeard()], answers };
}

/** The texts in tables and sections. */
function shownValues(): string[] {
  return [...document.querySelectorAll("td, dd")].map((value) => value.textContent ?? "");
}

/** Presses the buttons that load once more, and returns the failures that are left. */
async function askAgain(transport: Transport): Promise<readonly string[]> {
  await untilQuiet(transport);
  for (const button of document.querySelectorAll<HTMLElement>("button")) {
    if (["重试", "刷新"].includes(button.textContent ?? "")) fireEvent.click(button);
  }
  await untilQuiet(transport);
  const alerts = [...document.querySelectorAll("[role=alert]")].map((alert) => alert.textContent ?? "");
  return alerts.filter((text) => /加载失败/.test(text));
}

function touchSomething(random: Random, asksAgain: boolean): void {
  const all = [...document.querySelectorAll<HTMLElement>(TOUCHED)];
  const refresh = all.find((element) => element.textContent === "刷新");
  const target = asksAgain && refresh && random.oneIn(2) ? refresh : random.pick(all);
  if (!target) return;
  target.focus();
  fireEvent.mouseDown(target);
  fireEvent.click(target);
}
