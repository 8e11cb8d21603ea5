import type { VerbRunner } from "../verb-runner.ts";

export const runReload: VerbRunner = {
  verb: "reload",
  run: async ({ reload }, context) => {
    if (reload !== "list" && reload !== "row" && reload !== "counts") {
      throw new Error(`cannot reload ${String(reload)}`);
    }
    await context.reload(reload);
  },
};
