import type { Operand, Predicate } from "./predicate.ts";

export interface PathUse {
  readonly path: readonly string[];
  /** It stands for itself as a condition, so it must be true or false. */
  readonly isTruth: boolean;
}

/** The paths of the row that a predicate reads. */
export function pathsOf(predicate: Predicate): PathUse[] {
  switch (predicate.kind) {
    case "all":
    case "any":
      return predicate.parts.flatMap(pathsOf);
    case "not":
      return pathsOf(predicate.part);
    case "equal":
    case "order":
      return [...inOperand(predicate.left, false), ...inOperand(predicate.right, false)];
    case "among":
      return inOperand(predicate.operand, false);
    case "truth":
      return inOperand(predicate.operand, true);
  }
}

function inOperand(operand: Operand, isTruth: boolean): PathUse[] {
  if (operand.kind === "date") return inOperand(operand.operand, false);
  if (operand.kind === "fallback") return inOperand(operand.operand, isTruth);
  return operand.kind === "path" ? [{ path: operand.path, isTruth }] : [];
}
