import { compileText } from "../../../expression/template.ts";
import { traceReads, type Trace } from "../../../expression/trace-reads.ts";
import type { Scope } from "../../../renderer/host.ts";
import type { NodeState, Rule } from "./explanation.ts";

/** Works out a text with expressions as the renderer would; one that cannot even be compiled has failed. */
export function traceText(text: string, scope: Scope): Trace {
  try {
    return traceReads(compileText(text), scope);
  } catch (error) {
    return { state: "failed", message: error instanceof Error ? error.message : String(error), reads: [] };
  }
}

interface Condition {
  readonly title: string;
  readonly text: string;
  /** Null while the part is not on show: there is nothing to work it out with. */
  readonly scope: Scope | null;
  readonly pointer: string;
  /** The state that the condition gives the node when it holds, and when it does not. */
  readonly holds: NodeState;
  readonly fails: NodeState;
  /** Words for what happens when it stands in the way. */
  readonly reason?: string;
}

export function conditionRule({ title, text, scope, pointer, holds, fails, reason }: Condition): Rule {
  const rule = { title, text, pointer };
  if (!scope) return { ...rule, effect: "shown", note: "显示出来后才能计算", reads: [] };
  const traced = traceText(text, scope);
  const { reads } = traced;
  if (traced.state === "failed")
    return { ...rule, effect: "broken", note: `计算出错：${traced.message}`, reads };
  const isTrue = Boolean(traced.value);
  const effect = isTrue ? holds : fails;
  const words = isTrue ? "成立" : "不成立";
  return {
    ...rule,
    effect,
    note: effect === "shown" || !reason ? words : `${reason}（条件${words}）`,
    reads,
  };
}

/** The rule of a `visible`; none without one. */
export function visibleRules(text: string | undefined, scope: Scope | null, owner: string): Rule[] {
  if (text === undefined) return [];
  return [
    conditionRule({
      title: "显示条件",
      text,
      scope,
      pointer: `${owner}/visible`,
      holds: "shown",
      fails: "hidden",
    }),
  ];
}
