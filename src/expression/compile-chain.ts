import { callEach, callMethod } from "./call-method.ts";
import { compileElements } from "./compile-collection.ts";
import { skipped, type CompileContext, type Evaluate } from "./evaluate.ts";
import { ExpressionError, type SourceRange } from "./expression-error.ts";
import type { ArrowNode, CallNode, EachNode, IndexNode, MemberNode, MethodNode } from "./expression-node.ts";
import { keepText, spend, spendOn, type Frame } from "./frame.ts";
import { readMember, toKey } from "./read-member.ts";

export function compileMember(node: MemberNode, context: CompileContext): Evaluate {
  const readObject = compileObjectOf(node, context);
  const { property } = node;
  return (frame) => {
    const object = readObject(frame);
    return object === skipped ? skipped : readMember(object, property, node);
  };
}

export function compileIndex(node: IndexNode, context: CompileContext): Evaluate {
  const readObject = compileObjectOf(node, context);
  const readIndex = context.compile(node.index, context);
  return (frame) => {
    const object = readObject(frame);
    return object === skipped ? skipped : readMember(object, toKey(readIndex(frame), node.index), node);
  };
}

export function compileMethod(node: MethodNode, context: CompileContext): Evaluate {
  const readObject = compileObjectOf(node, context);
  const readValues = compileElements(node.values, context);
  return (frame) => {
    const object = readObject(frame);
    if (object === skipped || missesMethod(node, object)) return skipped;
    const values = readValues(frame);
    spendOn(frame, object, node);
    const result = callNamed(node.method, node, () => callMethod(object, node.method, values));
    if (typeof result === "string") return keepText(frame, result, node);
    spendOn(frame, result, node);
    return result;
  };
}

export function compileEach(node: EachNode, context: CompileContext): Evaluate {
  const readObject = compileObjectOf(node, context);
  const enter = compileArrow(node.arrow, context);
  return (frame) => {
    const object = readObject(frame);
    if (object === skipped || missesMethod(node, object)) return skipped;
    return callNamed(node.method, node, () => callEach(object, node.method, enter(frame)));
  };
}

export function compileCall(node: CallNode, context: CompileContext): Evaluate {
  const { name } = node;
  const place = { start: node.start, end: node.start + name.length };
  if (context.slots.has(name)) throw new ExpressionError(`"${name}" is a parameter, not a function`, place);
  const called = Object.hasOwn(context.functions, name) ? context.functions[name] : undefined;
  if (called === undefined) {
    const known = Object.keys(context.functions).join(", ");
    throw new ExpressionError(`there is no function "${name}"; the functions are ${known}`, place);
  }
  const readValues = compileElements(node.values, context);
  return (frame) => {
    const values = readValues(frame);
    for (const value of values) spendOn(frame, value, node);
    return callNamed(name, node, () => called.run(...values));
  };
}

function compileArrow(arrow: ArrowNode, context: CompileContext) {
  const [item = context.takeSlot(), position = context.takeSlot()] = arrow.parameters.map(context.takeSlot);
  const parameterSlots = arrow.parameters.map(
    (name, index) => [name, index === 0 ? item : position] as const,
  );
  const body = context.compile(arrow.body, {
    ...context,
    slots: new Map([...context.slots, ...parameterSlots]),
  });
  return (frame: Frame) => (element: unknown, index: number) => {
    spend(frame, arrow.size, arrow);
    frame.slots[item] = element;
    frame.slots[position] = index;
    return body(frame);
  };
}

/** Reads what stands before the link; `skipped` when the chain ends there. */
function compileObjectOf(
  node: MemberNode | IndexNode | MethodNode | EachNode,
  context: CompileContext,
): Evaluate {
  const read = context.compile(node.object, context);
  if (!node.optional) return read;
  return (frame) => read(frame) ?? skipped;
}

function missesMethod(node: MethodNode | EachNode, object: unknown): boolean {
  if (!node.optionalCall || typeof object === "string" || Array.isArray(object)) return false;
  return (readMember(object, node.method, node) ?? undefined) === undefined;
}

function callNamed(name: string, range: SourceRange, call: () => unknown): unknown {
  try {
    return call();
  } catch (error) {
    if (error instanceof ExpressionError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new ExpressionError(`${name} ${reason}`, range, { cause: error });
  }
}
