import type { Operations } from "../../src/generated/operations/index.ts";

/** The operations of the catalogue. */
export type OperationId = keyof Operations;
