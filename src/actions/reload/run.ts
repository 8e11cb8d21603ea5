import type { ReloadTarget, VerbRunner } from "../verb-runner.ts";

const TARGETS: readonly unknown[] = ["list", "row", "counts", "aside"] satisfies readonly ReloadTarget[];

export const runReload: VerbRunner = {
  verb: "reload",
  run: async ({ reload }, context) => {
    if (!isTarget(reload)) throw new Error(`cannot reload ${String(reload)}`);
    await context.reload(reload);
  },
};

function isTarget(value: unknown): value is ReloadTarget {
  return TARGETS.includes(value);
}
