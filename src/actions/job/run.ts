import { readParams, readText } from "../read-args.ts";
import type { VerbRunner } from "../verb-runner.ts";

export const runJob: VerbRunner = {
  verb: "job",
  run: async (args, context) => {
    const started = await context.startJob(
      readText(args, "job"),
      readParams(args, "params"),
      readText(args, "title"),
    );
    return args.wait === true ? await started.ended : undefined;
  },
};
