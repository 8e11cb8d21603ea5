import type { SourceRange } from "./expression-error.ts";
import type { EachMethod, Method } from "./member-names.ts";

export type UnaryOperator = "!" | "-" | "+" | "typeof";
export type LogicalOperator = "&&" | "||" | "??";
export type BinaryOperator =
  | "+"
  | "-"
  | "*"
  | "/"
  | "%"
  | "<"
  | "<="
  | ">"
  | ">="
  | "==="
  | "!=="
  | "=="
  | "!=";

export interface LiteralNode extends SourceRange {
  readonly kind: "literal";
  readonly value: string | number | boolean | null | undefined;
}

/** A name of the scope or a parameter of an enclosing arrow function. */
export interface NameNode extends SourceRange {
  readonly kind: "name";
  readonly name: string;
}

export interface TextNode extends SourceRange {
  readonly kind: "text";
  /** One more than `values`; they alternate, beginning with a chunk. */
  readonly chunks: readonly string[];
  readonly values: readonly ExpressionNode[];
}

export interface SpreadNode extends SourceRange {
  readonly kind: "spread";
  readonly value: ExpressionNode;
}

export type ElementNode = ExpressionNode | SpreadNode;

export interface ArrayNode extends SourceRange {
  readonly kind: "array";
  readonly elements: readonly ElementNode[];
}

export interface EntryNode extends SourceRange {
  readonly kind: "entry";
  readonly key: string;
  readonly value: ExpressionNode;
}

export interface ObjectNode extends SourceRange {
  readonly kind: "object";
  readonly entries: readonly (EntryNode | SpreadNode)[];
}

/** `object.property`. Inside a chain, an optional link without an object skips the rest of the chain. */
export interface MemberNode extends SourceRange {
  readonly kind: "member";
  readonly object: ExpressionNode;
  readonly property: string;
  readonly optional: boolean;
}

/** `object[index]` */
export interface IndexNode extends SourceRange {
  readonly kind: "index";
  readonly object: ExpressionNode;
  readonly index: ExpressionNode;
  readonly optional: boolean;
}

/** `object.method(values)` */
export interface MethodNode extends SourceRange {
  readonly kind: "method";
  readonly object: ExpressionNode;
  readonly method: Method;
  readonly optional: boolean;
  /** `object.method?.()`: undefined when the object has no such member. */
  readonly optionalCall: boolean;
  readonly values: readonly ElementNode[];
}

/** `object.method((item, index) => body)` */
export interface EachNode extends SourceRange {
  readonly kind: "each";
  readonly object: ExpressionNode;
  readonly method: EachMethod;
  readonly optional: boolean;
  readonly optionalCall: boolean;
  readonly arrow: ArrowNode;
}

export interface ArrowNode extends SourceRange {
  readonly kind: "arrow";
  readonly parameters: readonly string[];
  readonly body: ExpressionNode;
  /** Number of nodes in the body: what one run of it costs. */
  readonly size: number;
}

/** `name(values)`, a registered function */
export interface CallNode extends SourceRange {
  readonly kind: "call";
  readonly name: string;
  readonly values: readonly ElementNode[];
}

/** The whole of a member chain that holds a `?.`: where skipping ends. */
interface ChainNode extends SourceRange {
  readonly kind: "chain";
  readonly value: ExpressionNode;
}

export interface UnaryNode extends SourceRange {
  readonly kind: "unary";
  readonly operator: UnaryOperator;
  readonly operand: ExpressionNode;
}

export interface BinaryNode extends SourceRange {
  readonly kind: "binary";
  readonly operator: BinaryOperator;
  readonly left: ExpressionNode;
  readonly right: ExpressionNode;
}

export interface LogicalNode extends SourceRange {
  readonly kind: "logical";
  readonly operator: LogicalOperator;
  readonly left: ExpressionNode;
  readonly right: ExpressionNode;
}

interface ConditionalNode extends SourceRange {
  readonly kind: "conditional";
  readonly test: ExpressionNode;
  readonly whenTrue: ExpressionNode;
  readonly whenFalse: ExpressionNode;
}

export type ExpressionNode =
  | LiteralNode
  | NameNode
  | TextNode
  | ArrayNode
  | ObjectNode
  | MemberNode
  | IndexNode
  | MethodNode
  | EachNode
  | CallNode
  | ChainNode
  | UnaryNode
  | BinaryNode
  | LogicalNode
  | ConditionalNode;
