import { StepsEnded, type VerbRunner } from "../verb-runner.ts";
import { readText } from "../read-args.ts";

export const runConfirm: VerbRunner = {
  verb: "confirm",
  run: async (args, context) => {
    const ok = args.ok === undefined ? undefined : readText(args, "ok");
    if (!(await context.confirm(readText(args, "confirm"), ok))) throw new StepsEnded();
  },
};
