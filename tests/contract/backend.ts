import type { ContractOperation } from "./contract-operation.ts";

export interface Answer {
  readonly status: number;
  readonly code: string;
  readonly message: string | null;
  readonly result: unknown;
}

/** A backend that speaks the catalogue: the reference backend, or one that is held against it. */
export interface Backend {
  /** As the account; null: without a token. A fresh idempotency key unless one is given. */
  readonly send: (
    account: string | null,
    operation: ContractOperation,
    params: object,
    key?: string,
  ) => Promise<Answer>;
  /** The tables that were written to since the last call; undefined where that cannot be read. */
  readonly touched: (() => Promise<readonly string[]>) | undefined;
  /** The kinds of record of which two say the same, of those kept since the last call; absent: that cannot be read. */
  readonly doubled?: () => Promise<readonly string[]>;
}

/** The accounts that the tests sign in as: the rights of each are the demonstration's promise. */
export const ACCOUNTS = {
  /** Everything. */
  all: "zhoumy",
  /** May look, and change nothing. */
  viewer: "heqing",
  /** Signed in, without a single code. */
  nobody: "fenglei",
  /** Everything, in another firm. */
  stranger: "qianjin",
} as const;

export const OK = "0";
export const REFUSED = {
  validation: "0400",
  permission: "0403",
  missing: "0404",
  rule: "0409",
  stale: "0410",
  tooMany: "0412",
} as const;
