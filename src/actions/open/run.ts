import { StepsEnded, type VerbRunner } from "../verb-runner.ts";
import { readText } from "../read-args.ts";

export const runOpen: VerbRunner = {
  verb: "open",
  run: async (args, context) => {
    const outcome = await context.open(readText(args, "open"), args.with);
    if (outcome.outcome === "cancelled") throw new StepsEnded();
    return outcome.job ? await outcome.job.ended : outcome.value;
  },
};
