import type { Operation } from "../project/operation.ts";

/** `request`: what we send; `response`: what we read; `operation`: the call itself. */
export type Side = "operation" | "request" | "response";

type Change =
  | "gone"
  | "added"
  | "moved"
  | "form"
  | "required"
  | "optional"
  | "type"
  | "nullable"
  | "limit"
  | "values";

/** A difference of the other side's document. */
export interface Difference {
  readonly change: Change;
  readonly side: Side;
  /** The operation of our catalogue, or theirs where ours has none. */
  readonly operation: string;
  /** `list[].status`; empty for the operation itself. */
  readonly path: string;
  /** The other side refuses what we send, or lacks what we read; otherwise both may go on as they are. */
  readonly isBreaking: boolean;
  readonly message: string;
  /** The other side's description of the operation; undefined when it has none. */
  readonly theirs: string | undefined;
}

/** An operation as both sides describe it. */
export interface Pair {
  readonly ours: Operation;
  readonly theirs: Operation;
}

/** The last name of a path: `list[].status` → `status`. */
export function leafOf(path: string): string {
  return (path.split(".").at(-1) ?? "").replaceAll("[]", "");
}
