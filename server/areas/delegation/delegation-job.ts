import type { FirmContext } from "../../binding/handler.ts";
import type { JobKind } from "../../jobs/job-kind.ts";
import { inventedDelegationDesk } from "../../outside/delegation-desk.ts";
import { RecordStore } from "../../records/record-store.ts";
import { DEPUTE, type DelegationAction } from "./delegation-states.ts";
import { changeDelegation } from "./log-delegation.ts";

/** Kind of the job that asks the bureau. */
export const DELEGATION_JOB = "delegation.operation";

interface JobParams {
  readonly action: Exclude<DelegationAction, "withdraw">;
  readonly ids: readonly number[];
}

interface Done {
  readonly next: number;
  readonly failed: readonly string[];
}

/** Asks the bureau for one delegation after the other; a refusal leaves the others alone. */
export const delegationJob: JobKind<JobParams> = async ({ action, ids }, context) => {
  let { next, failed }: Done = (context.resume as Done | null) ?? { next: 0, failed: [] };
  while (next < ids.length) {
    const id = ids[next] ?? 0;
    await context.part((next + 1) / ids.length, async (part) => {
      const reason = action === "apply" ? await authorise(part, id) : await release(part, id);
      next += 1;
      if (reason !== null) failed = [...failed, reason];
      return { next, failed };
    });
  }
  const done = ids.length - failed.length;
  if (failed.length === 0) return { message: `${done} 户办理成功` };
  const reasons = failed.slice(0, 5).join("；");
  if (done === 0) return { status: 2, message: `${failed.length} 户办理失败：${reasons}` };
  return { status: 3, message: `${done} 户办理成功，${failed.length} 户失败：${reasons}` };
};

/** Null when it was done or no longer asked for; else what went wrong, with the company's name. */
async function authorise(context: FirmContext, id: number): Promise<string | null> {
  const one = await waiting(context, id, DEPUTE.authorising);
  if (!one) return null;
  const answer = await inventedDelegationDesk.authorise(requestOf(one));
  if (!answer.done) {
    const changes = { deputeStatus: DEPUTE.none, failReason: answer.reason };
    await changeDelegation(context, one, changes, { event: "applyFailed", content: answer.reason });
    return `${String(one["companyName"])}：${answer.reason}`;
  }
  const now = context.clock.now();
  const isLater = String(one["beginDate"]) > now.slice(0, 10);
  const changes = {
    deputeStatus: isLater ? DEPUTE.pending : DEPUTE.authorised,
    effectTime: isLater ? null : now,
  };
  const content = isLater ? `税务机关已受理，${String(one["beginDate"])}起生效` : "税务机关已确认";
  await changeDelegation(context, one, changes, { event: "authorised", content });
  return null;
}

async function release(context: FirmContext, id: number): Promise<string | null> {
  const one = await waiting(context, id, DEPUTE.releasing);
  if (!one) return null;
  const answer = await inventedDelegationDesk.release(requestOf(one));
  if (!answer.done) {
    const changes = { deputeStatus: DEPUTE.authorised, failReason: answer.reason, cancelDate: null };
    await changeDelegation(context, one, changes, { event: "cancelFailed", content: answer.reason });
    return `${String(one["companyName"])}：${answer.reason}`;
  }
  const now = context.clock.now();
  const isLater = String(one["cancelDate"]) > now.slice(0, 10);
  const changes = {
    deputeStatus: isLater ? DEPUTE.cancelling : DEPUTE.released,
    cancelTime: isLater ? null : now,
  };
  const content = isLater ? `税务机关已受理，${String(one["cancelDate"])}起解除` : "税务机关已解除委托";
  await changeDelegation(context, one, changes, { event: "released", content });
  return null;
}

async function waiting(context: FirmContext, id: number, deputeStatus: number) {
  const delegations = await RecordStore.open("delegation", context);
  return await delegations.first({ where: { id, deputeStatus } });
}

function requestOf(one: Readonly<Record<string, unknown>>) {
  const { companyName, taxlayerNo, agentName } = one;
  return {
    companyName: String(companyName),
    taxlayerNo: String(taxlayerNo),
    agentName: String(agentName),
  };
}
