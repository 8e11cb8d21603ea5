import type { GeneralField } from "@formily/core";
import { hasExpression } from "../../../expression/template.ts";
import { plainCopy } from "../../../renderer/form/values/plain-copy.ts";
import type { PartOf } from "../../../renderer/probe.ts";
import type { Scope } from "../../../renderer/host.ts";
import { joinPointer } from "../../../schema/project/schema-file.ts";
import type { NodeItem } from "../nodes/plan-node.ts";
import { traceText } from "./condition-rule.ts";
import type { Rule } from "./explanation.ts";
import { formEffect, strongest } from "./form-effect.ts";
import { type ReactionUse, reactionsOn } from "./form-reactions.ts";

type FormItem = Extract<NodeItem, { kind: "formField" }>;

const SWITCHES = [
  "x-visible",
  "x-hidden",
  "x-display",
  "x-disabled",
  "x-read-only",
  "x-editable",
  "x-pattern",
];

/** The schema's rules about a field's being seen and being changed: its own switches, then the linkages on it. */
export function fieldRules(
  { schema, form, address }: FormItem,
  pointer: string,
  open: PartOf<"form">,
  field: GeneralField | undefined,
): Rule[] {
  const scope = fieldScope(open, field);
  const switches = SWITCHES.flatMap((name) => {
    const written = schema[name];
    return written === undefined ? [] : [switchRule(name, written, scope, joinPointer(pointer, name))];
  });
  const formPointer = pointer.slice(0, pointer.indexOf("/form") + "/form".length);
  return [...switches, ...reactionsOn(form, formPointer, address).map((use) => reactionRule(use, open))];
}

function switchRule(name: string, written: unknown, scope: Scope, pointer: string): Rule {
  const title = "开关";
  if (typeof written !== "string" || !hasExpression(written)) {
    const text = `${name}: ${JSON.stringify(written)}`;
    return { title, text, effect: formEffect(name, written), note: "固定值", reads: [], pointer };
  }
  const traced = traceText(written, scope);
  const text = `${name}: ${written}`;
  if (traced.state === "failed") {
    return {
      title,
      text,
      effect: "broken",
      note: `计算出错：${traced.message}`,
      reads: traced.reads,
      pointer,
    };
  }
  const note = `结果为 ${JSON.stringify(traced.value) ?? "空"}`;
  return { title, text, effect: formEffect(name, traced.value), note, reads: traced.reads, pointer };
}

/** A linkage: which way its condition goes, and what that way sets. */
function reactionRule({ reaction, owner, pointer, isOwn }: ReactionUse, open: PartOf<"form">): Rule {
  const field = open.form.query(owner).take();
  const scope = { ...fieldScope(open, field), $deps: dependencies(reaction.dependencies, field) };
  const when = reaction.when === undefined ? null : traceText(reaction.when, scope);
  const title = isOwn ? "联动" : `联动（来自字段 ${owner}）`;
  const condition = reaction.when === undefined ? [] : [reaction.when];
  if (when?.state === "failed") {
    const note = `计算出错：${when.message}`;
    return { title, text: condition.join(), effect: "broken", note, reads: when.reads, pointer };
  }
  const holds = when === null || Boolean(when.value);
  const set = Object.entries((holds ? reaction.fulfill : reaction.otherwise)?.state ?? {});
  const results = set.map(([name, written]) => {
    const traced = typeof written === "string" ? traceText(written, scope) : null;
    return { name, value: traced?.state === "done" ? traced.value : written, reads: traced?.reads ?? [] };
  });
  const words = results.map(({ name, value }) => `${name} = ${JSON.stringify(value) ?? "空"}`);
  const outcome = words.length > 0 ? `设置 ${words.join("、")}` : "不设置任何状态";
  return {
    title,
    text: [...condition, ...set.map(([name, written]) => `${name}: ${wordsOf(written)}`)].join("\n"),
    effect: strongest(results.map(({ name, value }) => formEffect(name, value))),
    note: when === null ? outcome : `${holds ? "成立" : "不成立"}，${outcome}`,
    reads: [...(when?.reads ?? []), ...results.flatMap(({ reads }) => reads)],
    pointer,
  };
}

function wordsOf(written: unknown): string {
  return typeof written === "string" ? written : (JSON.stringify(written) ?? "");
}

/** The names that a field's expressions see. */
function fieldScope({ form, scope }: PartOf<"form">, field: GeneralField | undefined): Scope {
  return {
    ...scope,
    $values: plainCopy(form.values),
    $self: { value: plainCopy(field && "value" in field ? field.value : undefined) },
    $record: plainCopy(field?.record),
    $index: field?.index,
  };
}

/** The values of the fields that a linkage names, by place or by name. */
function dependencies(named: unknown, field: GeneralField | undefined): unknown {
  const read = (path: unknown): unknown =>
    typeof path === "string" ? plainCopy(field?.query(path).get("value")) : undefined;
  if (Array.isArray(named)) return named.map(read);
  if (typeof named !== "object" || named === null) return [];
  return Object.fromEntries(Object.entries(named).map(([name, path]) => [name, read(path)]));
}
