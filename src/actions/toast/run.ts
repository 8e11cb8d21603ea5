import { readText } from "../read-args.ts";
import { readTone } from "../read-tone.ts";
import type { VerbRunner } from "../verb-runner.ts";

export const runToast: VerbRunner = {
  verb: "toast",
  run: async (args, context) => context.toast(readText(args, "toast"), readTone(args.tone)),
};
