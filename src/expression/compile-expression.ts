import { compileNode } from "./compile-node.ts";
import { ExpressionError } from "./expression-error.ts";
import type { Frame, Scope } from "./frame.ts";
import type { ExpressionFunctions } from "./expression-function.ts";
import { expressionFunctions } from "./functions.ts";
import type { ExpressionNode } from "./expression-node.ts";
import { parseExpression } from "./parse-expression.ts";

export type { Scope } from "./frame.ts";

export type CompiledExpression = (scope: Scope) => unknown;

const CACHE_SIZE = 2_000;

const caches = new WeakMap<ExpressionFunctions, Map<string, CompiledExpression>>();

/**
 * Turns an expression into a function of the names it sees; the same source and functions give the same function.
 * Throws ExpressionError when the source is not allowed or calls an unknown function; the function it returns throws
 * nothing but ExpressionError: on an unknown name, where JavaScript throws, on a value that is no plain data,
 * and when the work grows beyond the limits.
 */
export function compileExpression(
  source: string,
  functions: ExpressionFunctions = expressionFunctions,
): CompiledExpression {
  const cache = caches.get(functions) ?? new Map<string, CompiledExpression>();
  caches.set(functions, cache);
  const compiled = cache.get(source) ?? compileSource(source, functions);
  cache.delete(source);
  cache.set(source, compiled);
  const [oldest] = cache.keys();
  if (cache.size > CACHE_SIZE && oldest !== undefined) cache.delete(oldest);
  return compiled;
}

function compileSource(source: string, functions: ExpressionFunctions): CompiledExpression {
  return compileParsed(parseExpression(source), functions);
}

/** The same for a parsed expression or a part of one; the parameters of arrows around the part are names that it sees. */
export function compileParsed(
  node: ExpressionNode,
  functions: ExpressionFunctions = expressionFunctions,
): CompiledExpression {
  let slots = 0;
  const takeSlot = () => slots++;
  const evaluate = compileNode(node, { functions, slots: new Map(), takeSlot, compile: compileNode });
  return (scope) => {
    const frame: Frame = { scope, slots: [], steps: 0 };
    try {
      return evaluate(frame);
    } catch (error) {
      if (error instanceof ExpressionError) throw error;
      // A getter or proxy among the data threw.
      const reason = error instanceof Error ? error.message : String(error);
      throw new ExpressionError(`a value could not be read: ${reason}`, node, { cause: error });
    }
  };
}
