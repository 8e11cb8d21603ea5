import { readParams, readText } from "../read-args.ts";
import type { VerbRunner } from "../verb-runner.ts";

export const runCall: VerbRunner = {
  verb: "call",
  run: (args, context) => context.call(readText(args, "call"), readParams(args, "params")),
};
