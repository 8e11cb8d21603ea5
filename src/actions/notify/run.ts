import { readParams, readText } from "../read-args.ts";
import { type Notice, StepsEnded, type VerbRunner } from "../verb-runner.ts";
import { RequestError } from "../../request/request-error.ts";
import type { StepPlan } from "../../schema/plan/plans/screen-plan.ts";
import { readTone } from "../read-tone.ts";

export const runNotify: VerbRunner = {
  verb: "notify",
  asPlanned: ["link.do"],
  run: async (args, context) => {
    const { description, duration } = args;
    const link = args.link === undefined ? undefined : readParams(args, "link");
    const notice: Notice = {
      text: readText(args, "notify"),
      tone: readTone(args.tone),
      ...(typeof description === "string" && { description }),
      ...(typeof duration === "number" && { duration }),
      ...(link && {
        link: {
          label: readText(link, "label"),
          run: async () => {
            await context.run(link.do as readonly StepPlan[]).catch(endQuietly);
          },
        },
      }),
    };
    context.notify(notice);
  },
};

/** The user cancelled, or the request layer has shown what is wrong. */
function endQuietly(error: unknown): void {
  if (!(error instanceof StepsEnded) && !(error instanceof RequestError)) throw error;
}
