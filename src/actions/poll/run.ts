import { compileText } from "../../expression/template.ts";
import { createRetryPauses } from "../../request/retry-pauses.ts";
import { isOutcomeUnknown, RequestError } from "../../request/request-error.ts";
import { readParams, readText } from "../read-args.ts";
import { StepsEnded, type VerbRunner } from "../verb-runner.ts";

const DEFAULT_LIMIT_SECONDS = 600;
/** Neither bar nor overlay: the wait has a sign of its own. */
const QUIET = { noLoading: true };

export const runPoll: VerbRunner = {
  verb: "poll",
  asPlanned: ["until"],
  run: async (args, context) => {
    const { every, until, limit = DEFAULT_LIMIT_SECONDS } = args;
    const isEnough = compileText(String(until));
    const pauses = createRetryPauses(Number(every));
    const title = readText(args, "title");
    const wait = context.wait(title);
    try {
      for (;;) {
        await wait.pause(pauses.pause());
        if (wait.seconds() > Number(limit)) throw new Error(`等待「${title}」的时间过长，请稍后刷新查看`);
        try {
          const answer = await context.call(
            readText(args, "poll"),
            { ...readParams(args, "params"), ...QUIET },
            { signal: wait.signal, silent: true },
          );
          pauses.succeed();
          wait.tell(null);
          if (isEnough({ ...context.scope, answer })) return answer;
        } catch (error) {
          if (wait.signal.aborted) throw new StepsEnded();
          if (!isOutcomeUnknown(error)) throw isRefused(error) ? new PollRefused(error) : error;
          pauses.fail();
          wait.tell("暂时没有应答，正在重试");
        }
      }
    } finally {
      wait.end();
    }
  },
};

/** A refusal of a silent call, which the request layer has not shown. */
class PollRefused extends Error {
  override readonly name = "PollRefused";
  readonly code: string | undefined;

  constructor(cause: RequestError) {
    super(cause.message, { cause });
    this.code = cause.code;
  }
}

function isRefused(error: unknown): error is RequestError {
  return error instanceof RequestError && error.failure === "refused";
}
