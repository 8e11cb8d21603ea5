import type { VerbRunner } from "../verb-runner.ts";

export const runSet: VerbRunner = {
  verb: "set",
  run: async ({ set }, context) => context.setValues(set as Record<string, unknown>),
};
