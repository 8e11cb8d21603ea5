import { compileArray, compileObject, compileText } from "./compile-collection.ts";
import { compileCall, compileEach, compileIndex, compileMember, compileMethod } from "./compile-chain.ts";
import { skipped, type CompileContext, type Evaluate } from "./evaluate.ts";
import { describeValue, isPrimitive, type Primitive } from "./expect-value.ts";
import { ExpressionError } from "./expression-error.ts";
import type { BinaryNode, ExpressionNode, LogicalNode, NameNode, UnaryNode } from "./expression-node.ts";
import { keepText } from "./frame.ts";
import { comparing, computing } from "./operators.ts";
import { readName } from "./read-member.ts";

/** Turns a node into a function of the frame. Throws ExpressionError on a call of an unknown function. */
export function compileNode(node: ExpressionNode, context: CompileContext): Evaluate {
  switch (node.kind) {
    case "literal":
      return () => node.value;
    case "name":
      return compileName(node, context);
    case "text":
      return compileText(node, context);
    case "array":
      return compileArray(node, context);
    case "object":
      return compileObject(node, context);
    case "member":
      return compileMember(node, context);
    case "index":
      return compileIndex(node, context);
    case "method":
      return compileMethod(node, context);
    case "each":
      return compileEach(node, context);
    case "call":
      return compileCall(node, context);
    case "chain": {
      const value = compileNode(node.value, context);
      return (frame) => {
        const result = value(frame);
        return result === skipped ? undefined : result;
      };
    }
    case "unary":
      return compileUnary(node, context);
    case "binary":
      return compileBinary(node, context);
    case "logical":
      return compileLogical(node, context);
    case "conditional": {
      const test = compileNode(node.test, context);
      const whenTrue = compileNode(node.whenTrue, context);
      const whenFalse = compileNode(node.whenFalse, context);
      return (frame) => (test(frame) ? whenTrue(frame) : whenFalse(frame));
    }
  }
}

function compileName(node: NameNode, context: CompileContext): Evaluate {
  const slot = context.slots.get(node.name);
  if (slot !== undefined) return (frame) => frame.slots[slot];
  return (frame) => readName(frame.scope, node.name, node);
}

function compileUnary(node: UnaryNode, context: CompileContext): Evaluate {
  const operand = compileNode(node.operand, context);
  switch (node.operator) {
    case "!":
      return (frame) => !operand(frame);
    case "typeof":
      return (frame) => typeof operand(frame);
    case "+":
      return (frame) => Number(primitive(operand(frame), node.operator, node.operand));
    case "-":
      return (frame) => -Number(primitive(operand(frame), node.operator, node.operand));
  }
}

function compileBinary(node: BinaryNode, context: CompileContext): Evaluate {
  const left = compileNode(node.left, context);
  const right = compileNode(node.right, context);
  const { operator } = node;
  if (operator === "===" || operator === "!==" || operator === "==" || operator === "!=") {
    const compare = comparing[operator];
    return (frame) => compare(left(frame), right(frame));
  }
  const compute = computing[operator];
  return (frame) => {
    const leftValue = left(frame);
    const rightValue = right(frame);
    const result = compute(
      primitive(leftValue, operator, node.left),
      primitive(rightValue, operator, node.right),
    );
    return typeof result === "string" ? keepText(frame, result, node) : result;
  };
}

function compileLogical(node: LogicalNode, context: CompileContext): Evaluate {
  const left = compileNode(node.left, context);
  const right = compileNode(node.right, context);
  switch (node.operator) {
    case "&&":
      return (frame) => left(frame) && right(frame);
    case "||":
      return (frame) => left(frame) || right(frame);
    case "??":
      return (frame) => left(frame) ?? right(frame);
  }
}

function primitive(value: unknown, operator: string, node: ExpressionNode): Primitive {
  if (isPrimitive(value)) return value;
  throw new ExpressionError(`${operator} needs numbers or texts, got ${describeValue(value)}`, node);
}
