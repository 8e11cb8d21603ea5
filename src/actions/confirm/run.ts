import { StepsEnded, type VerbRunner } from "../verb-runner.ts";
import { readText } from "../read-args.ts";

export const runConfirm: VerbRunner = {
  verb: "confirm",
  run: async (args, context) => {
    if (!(await context.confirm(readText(args, "confirm")))) throw new StepsEnded();
  },
};
