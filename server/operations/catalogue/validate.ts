import type { ErrorObject } from "ajv";

/** Errors of one value against its schema; empty when it fits. */
export type Validate = (value: unknown) => readonly ErrorObject[];
