import type { VerbRunner } from "../verb-runner.ts";
import { readText } from "../read-args.ts";

export const runNavigate: VerbRunner = {
  verb: "navigate",
  run: async (args, context) => {
    const to = readText(args, "navigate");
    // "//host" would leave the application.
    if (!/^\/(?![/\\])/.test(to)) throw new Error(`"${to}" is not a path of the application`);
    context.navigate(to);
  },
};
