import { readText } from "../read-args.ts";
import type { ReloadTarget, VerbRunner } from "../verb-runner.ts";

const PARTS: readonly unknown[] = ["list", "row", "counts", "aside"] satisfies readonly ReloadTarget[];

export const runReload: VerbRunner = {
  verb: "reload",
  run: async (args, context) => {
    const name = readText(args, "reload");
    await context.reload(isPart(name) ? name : { question: name });
  },
};

function isPart(name: string): name is Extract<ReloadTarget, string> {
  return PARTS.includes(name);
}
