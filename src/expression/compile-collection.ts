import type { CompileContext, Evaluate } from "./evaluate.ts";
import { describeValue, isPrimitive } from "./expect-value.ts";
import { ExpressionError, type SourceRange } from "./expression-error.ts";
import type { ArrayNode, ElementNode, ObjectNode, TextNode } from "./expression-node.ts";
import { keepText, spend, type Frame } from "./frame.ts";

/** Elements of an array or arguments of a call, spreads laid out. */
export function compileElements(
  nodes: readonly ElementNode[],
  context: CompileContext,
): (frame: Frame) => readonly unknown[] {
  const parts = nodes.map((node) => {
    const spread = node.kind === "spread";
    return { node, spread, evaluate: context.compile(spread ? node.value : node, context) };
  });
  return (frame) => {
    const elements: unknown[] = [];
    for (const { node, spread, evaluate } of parts) {
      const value = evaluate(frame);
      if (!spread) elements.push(value);
      else for (const element of spreadArray(frame, value, node)) elements.push(element);
    }
    return elements;
  };
}

export function compileArray(node: ArrayNode, context: CompileContext): Evaluate {
  return compileElements(node.elements, context);
}

export function compileObject(node: ObjectNode, context: CompileContext): Evaluate {
  const parts = node.entries.map((entry) => {
    const key = entry.kind === "spread" ? undefined : entry.key;
    return { entry, key, evaluate: context.compile(entry.value, context) };
  });
  return (frame) => {
    const entries: (readonly [string, unknown])[] = [];
    for (const { entry, key, evaluate } of parts) {
      const value = evaluate(frame);
      if (key !== undefined) entries.push([key, value]);
      else for (const pair of spreadObject(frame, value, entry)) entries.push(pair);
    }
    // Unlike an assignment, this makes an own property of every key, "__proto__" among the data included.
    return Object.fromEntries(entries);
  };
}

export function compileText(node: TextNode, context: CompileContext): Evaluate {
  const [first = "", ...rest] = node.chunks;
  const parts = node.values.map((value, index) => {
    return { node: value, evaluate: context.compile(value, context), after: rest[index] ?? "" };
  });
  return (frame) => {
    let text = first;
    for (const { node: part, evaluate, after } of parts) {
      text = keepText(frame, text + toText(evaluate(frame), part) + after, part);
    }
    return text;
  };
}

function toText(value: unknown, range: SourceRange): string {
  if (isPrimitive(value)) return String(value);
  const hint = Array.isArray(value) ? "; use join" : "";
  throw new ExpressionError(`${describeValue(value)} cannot be part of a text${hint}`, range);
}

function spreadArray(frame: Frame, value: unknown, range: SourceRange): readonly unknown[] {
  if (!Array.isArray(value))
    throw new ExpressionError(`... needs an array here, got ${describeValue(value)}`, range);
  spend(frame, value.length, range);
  return value;
}

function spreadObject(
  frame: Frame,
  value: unknown,
  range: SourceRange,
): readonly (readonly [string, unknown])[] {
  if (value === null || value === undefined) return [];
  if (typeof value !== "object" || Array.isArray(value)) {
    throw new ExpressionError(`... needs an object here, got ${describeValue(value)}`, range);
  }
  const entries = Object.entries(value);
  spend(frame, entries.length, range);
  return entries;
}
