import { ExpressionError, type SourceRange } from "./expression-error.ts";
import type { ExpressionNode } from "./expression-node.ts";
import { MAX_ARROWS, MAX_NESTING, MAX_NODES } from "./limits.ts";
import { explainToken } from "./explain-token.ts";
import { tokenize, type Token } from "./tokenize.ts";

/** Walks the tokens of one expression and counts what is built from them against the limits. */
export class TokenCursor {
  /** Nodes that stand in parentheses of their own. */
  readonly grouped = new WeakSet<ExpressionNode>();
  nodes = 0;
  readonly #tokens: readonly Token[];
  #position = 0;
  #nesting = 0;
  #arrows = 0;

  constructor(source: string) {
    this.#tokens = tokenize(source);
  }

  /** The token `ahead` places further on; past the last one, the last one. */
  peek(ahead = 0): Token {
    const token = this.#tokens[Math.min(this.#position + ahead, this.#tokens.length - 1)];
    if (token === undefined) throw new RangeError("an expression without tokens");
    return token;
  }

  next(): Token {
    const token = this.peek();
    this.#position += 1;
    return token;
  }

  /** True when the next token is this punctuator. */
  at(punctuator: string, ahead = 0): boolean {
    const token = this.peek(ahead);
    return token.kind === "punctuator" && token.value === punctuator;
  }

  take(punctuator: string): boolean {
    const isNext = this.at(punctuator);
    if (isNext) this.#position += 1;
    return isNext;
  }

  expect(punctuator: string): Token {
    if (!this.at(punctuator)) this.refuse(this.peek(), `"${punctuator}" is missing here`);
    return this.next();
  }

  /** Throws: the token cannot stand here. `otherwise` is said when the token itself explains nothing. */
  refuse(token: Token, otherwise?: string): never {
    throw new ExpressionError(explainToken(token, otherwise), token);
  }

  /** Counts the node. */
  node<Node extends SourceRange>(node: Node): Node {
    this.nodes += 1;
    if (this.nodes > MAX_NODES) {
      throw new ExpressionError(
        `an expression has at most ${MAX_NODES} parts; split it or move it to the server`,
        node,
      );
    }
    return node;
  }

  /** Reads something that stands inside something else. */
  nested<Result>(read: () => Result): Result {
    if (this.#nesting >= MAX_NESTING) {
      throw new ExpressionError(`an expression is nested at most ${MAX_NESTING} levels deep`, this.peek());
    }
    this.#nesting += 1;
    const result = read();
    this.#nesting -= 1;
    return result;
  }

  /** Reads the body of an arrow function. */
  inArrow<Result>(read: () => Result): Result {
    if (this.#arrows >= MAX_ARROWS) {
      throw new ExpressionError(`functions are nested at most ${MAX_ARROWS} levels deep`, this.peek());
    }
    this.#arrows += 1;
    const result = read();
    this.#arrows -= 1;
    return result;
  }

  /** Reads items divided by commas, a last comma allowed, up to and with `close`. */
  list<Item>(close: string, read: () => Item): { readonly items: readonly Item[]; readonly end: number } {
    const items: Item[] = [];
    while (!this.at(close)) {
      items.push(read());
      if (!this.take(",")) break;
    }
    return { items, end: this.expect(close).end };
  }
}
