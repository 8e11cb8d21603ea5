import type { FirmContext } from "./firm-context.ts";
import type { JobResult } from "../platform/jobs/job-result.ts";

/** The context of a job; it acts as the user who left it, with the permissions that they have now. */
export interface JobContext extends FirmContext {
  /** Runs a read operation as if the user had called it: same permission, same checks, same masks. Throws Refusal. */
  readonly call: (operationId: string, params: object) => Promise<unknown>;
  /** Does a write operation within a part as if the user had called it: same permission, references and versions. Throws Refusal. */
  readonly write: (operationId: string, params: object, part: FirmContext) => Promise<unknown>;
  /** Says how far the job is, 0 to 1, and lets requests through. Throws when the job is to stop: call it between chunks. */
  readonly report: (share: number) => Promise<void>;
  /**
   * Does one part of the work in its own transaction. The result of `work` is kept with it, and is `resume` when the
   * job goes on after a break: each part happens once. Reports `share` as `report` does.
   */
  readonly part: (share: number, work: (context: FirmContext) => Promise<object>) => Promise<void>;
  /** The result of the last finished part; null when there is none. */
  readonly resume: object | null;
  /** Aborted when the job is to stop. */
  readonly signal: AbortSignal;
  /** Logs for the operators what the user does not see. */
  readonly logError: (error: unknown, what: string) => void;
}

/**
 * One kind of long task. It may be begun several times, after a crash or a restart of the server:
 * outside of `part` it must not change anything. The user sees the message of a thrown Refusal.
 */
export type JobKind<Params> = Work<Params>["run"];

/** A method: the code that leaves a job guarantees the parameters that its kind was written for. */
interface Work<Params> {
  run(params: Params, context: JobContext): Promise<JobResult>;
}

/** Kind → what it does. */
export type JobKinds = { readonly [kind: string]: JobKind<object> };
