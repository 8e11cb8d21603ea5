import type { VerbRunner } from "../verb-runner.ts";
import { readText } from "../read-args.ts";

export const runToast: VerbRunner = {
  verb: "toast",
  run: async (args, context) => {
    const { tone } = args;
    const known = tone === "info" || tone === "warning" || tone === "error" ? tone : "success";
    context.toast(readText(args, "toast"), known);
  },
};
