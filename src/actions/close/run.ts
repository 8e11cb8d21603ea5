import { StepsEnded, type VerbRunner } from "../verb-runner.ts";

export const runClose: VerbRunner = {
  verb: "close",
  run: async ({ close }, context) => {
    const isClosed = await context.endDialog(
      close === true ? { outcome: "cancelled" } : { outcome: "submitted", value: close },
    );
    if (!isClosed) throw new StepsEnded();
  },
};
