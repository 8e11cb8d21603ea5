import type { VerbRunner } from "../verb-runner.ts";

export const runSaveForms: VerbRunner = {
  verb: "saveForms",
  run: async (_args, context) => await context.saveForms(),
};
