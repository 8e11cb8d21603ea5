import { readText } from "../read-args.ts";
import type { VerbRunner } from "../verb-runner.ts";

export const runPrint: VerbRunner = {
  verb: "print",
  run: async (args, context) => context.print(readText(args, "print")),
};
