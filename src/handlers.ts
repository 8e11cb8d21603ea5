/** Functions that `run` may call: the way out of the schema language, each one justified in docs/decisions. */
export const handlers: {
  readonly [name: string]: (params: Record<string, unknown>) => Promise<unknown>;
} = {};
