import { readParams, readText } from "../read-args.ts";
import type { VerbRunner } from "../verb-runner.ts";

export const runRun: VerbRunner = {
  verb: "run",
  run: (args, context) => context.handle(readText(args, "run"), readParams(args, "params")),
};
