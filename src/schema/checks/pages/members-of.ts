import type { ExpressionNode, MemberNode } from "../../../expression/expression-node.ts";

/** Every place in an expression that reads a property of a name. */
export function membersOf(name: string, part: ExpressionNode): MemberNode[] {
  return collect(name, part);
}

function collect(name: string, part: unknown): MemberNode[] {
  if (part === null || typeof part !== "object") return [];
  if (isMemberOf(name, part)) return [part];
  return Object.values(part).flatMap((child) => collect(name, child));
}

function isMemberOf(name: string, part: object): part is MemberNode {
  const { kind, object } = part as Partial<MemberNode>;
  return kind === "member" && object?.kind === "name" && object.name === name;
}
