import type { Field, IFieldFeedback } from "@formily/core";
import { parseExpression } from "../../../expression/parse-expression.ts";
import { readPaths } from "../../../expression/read-paths.ts";
import { compileTemplate, listExpressions } from "../../../expression/template.ts";
import type { Json } from "../../../schema/plan/plans/screen-plan.ts";
import { failureText } from "../../failure-text.ts";
import type { RendererHost, Scope } from "../../host.ts";
import { visibleNames } from "./formily-compiler.ts";

/** A rule that calls the server: the field has an error while `when` is true for the answer. */
export interface ServerRule {
  readonly call: string;
  readonly params?: { readonly [name: string]: Json };
  readonly when: string;
  readonly message: string;
}

type Call = RendererHost["call"];
type Reaction = (field: Field, scope: Scope) => void;
type Finding = string | { readonly type: "warning"; readonly message: string };

interface ServerRuleValidator {
  /** Runs when the field loses the focus and when the form is sent, not with every key. */
  readonly triggerType: "onBlur";
  readonly validator: (value: unknown, rule: unknown, context: { readonly field: Field }) => Promise<Finding>;
}

/** The mark of a field whose rules wait for an answer that takes longer than a moment. */
export const ASKING = "asking";
const MOMENT_MS = 400;
/** Leaving a field and pressing 保存 right after is one question. */
const FRESH_MS = 10_000;

const OWN_FINDINGS: IFieldFeedback = { triggerType: "onBlur" };

export function isServerRule(rule: unknown): rule is ServerRule {
  return typeof rule === "object" && rule !== null && "call" in rule;
}

/**
 * The rules of one field that call the server, as Formily takes them: a reaction by which they follow the form's
 * values, and a validator. A call that fails does not block the form: the failure is shown at the field, and the
 * server checks the sent values again.
 */
export function serverRules(
  rules: readonly ServerRule[],
  call: Call,
): { readonly follow: Reaction; readonly validator: ServerRuleValidator } {
  const compiled = rules.map((rule) => compileRule(rule, call));
  const known = new WeakMap<Field, { readonly scope: Scope; readonly asked: string }>();

  const follow: Reaction = (field, scope) => {
    const asked = compiled.map(({ question }) => quietly(() => question(scope))).join();
    const before = known.get(field);
    known.set(field, { scope, asked });
    // The findings were about values that have changed.
    if (before && before.asked !== asked) clearFindings(field);
  };

  const validator: ServerRuleValidator["validator"] = async (value, _rule, { field }) => {
    const scope = known.get(field)?.scope;
    if (!scope || isEmpty(value) || value === field.initialValue || (await isRefused(field))) return "";
    const timer = setTimeout(() => setAsking(field, true), MOMENT_MS);
    try {
      for (const rule of compiled) {
        const finding = await rule.evaluate(scope);
        if (finding !== "") return finding;
      }
      return "";
    } catch (error) {
      return { type: "warning", message: `暂时无法核对（${failureText(error)}），保存时会再核对` };
    } finally {
      clearTimeout(timer);
      setAsking(field, false);
    }
  };
  return { follow, validator: { triggerType: "onBlur", validator } };
}

interface CompiledRule {
  /** The parameters of the moment, as text. Throws ExpressionError. */
  readonly question: (scope: Scope) => string;
  /** The sentence about what is wrong, empty when nothing is. Rejects when the server gives no answer. */
  readonly evaluate: (scope: Scope) => Promise<string>;
}

function compileRule({ call: operation, params = {}, when, message }: ServerRule, call: Call): CompiledRule {
  const seen = namesIn([params, when, message]);
  const paramsOf = compileTemplate(params);
  const [isWrong, sentence] = [compileTemplate(when), compileTemplate(message)];
  const question = (scope: Scope) => JSON.stringify(paramsOf(seen(scope)));
  let last: { readonly asked: string; readonly at: number; readonly answer: Promise<unknown> } | undefined;

  function ask(asked: string): Promise<unknown> {
    if (last?.asked === asked && performance.now() - last.at < FRESH_MS) return last.answer;
    const answer = call(operation, JSON.parse(asked) as Record<string, unknown>, { silent: true });
    const asking = { asked, at: performance.now(), answer };
    last = asking;
    answer.catch(() => {
      if (last === asking) last = undefined;
    });
    return answer;
  }

  async function evaluate(scope: Scope): Promise<string> {
    const asked = question(scope);
    const answer = await ask(asked);
    // Typed on in the meantime: only the answer about the newest value counts.
    if (question(scope) !== asked) return await evaluate(scope);
    const names = { ...seen(scope), answer };
    return isWrong(names) ? String(sentence(names)) : "";
  }
  return { question, evaluate };
}

function namesIn(templates: Json): (scope: Scope) => Record<string, unknown> {
  const paths = listExpressions(templates).flatMap(({ source }) => readPaths(parseExpression(source)));
  return (scope) => visibleNames(paths, scope);
}

/** Faults in the parameters are reported by the validator. */
function quietly(read: () => string): string {
  try {
    return read();
  } catch {
    return "";
  }
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === "";
}

/** True when another rule refuses the value already. Leaving the field may come before they have all judged. */
async function isRefused(field: Field): Promise<boolean> {
  await field.validate("onInput").catch(() => undefined);
  return field.queryFeedbacks({ type: "error", triggerType: "onInput" }).length > 0;
}

function clearFindings(field: Field): void {
  for (const [type, code] of [
    ["error", "ValidateError"],
    ["warning", "ValidateWarning"],
  ] as const)
    field.setFeedback({ ...OWN_FINDINGS, type, code, messages: [] });
}

function setAsking(field: Field, asking: boolean): void {
  if (Boolean(field.data?.[ASKING]) !== asking) field.setData({ ...field.data, [ASKING]: asking });
}
