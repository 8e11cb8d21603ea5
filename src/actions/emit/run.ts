import { readParams, readText } from "../read-args.ts";
import type { VerbRunner } from "../verb-runner.ts";

export const runEmit: VerbRunner = {
  verb: "emit",
  run: async (args, context) => context.emit(readText(args, "emit"), readParams(args, "detail")),
};
