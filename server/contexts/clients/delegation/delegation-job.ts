import type { FirmContext } from "../../../contracts/firm-context.ts";
import type { JobKind } from "../../../contracts/job-kind.ts";
import type { Fields } from "../../../contracts/record.ts";
import { oneByOne } from "../../../operations/jobs/one-by-one.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { DEPUTE, type DelegationAction } from "./delegation-states.ts";
import { changeDelegation } from "./log-delegation.ts";

/** Kind of the job that sends delegations to the bureau. */
export const DELEGATION_JOB = "delegation.operation";

interface JobParams {
  readonly action: Exclude<DelegationAction, "withdraw">;
  readonly ids: readonly number[];
}

/** Sends one delegation after the other to the bureau; a refused one stops no other. */
export const delegationJob: JobKind<JobParams> = async ({ action, ids }, context) => {
  const work = async (id: number, part: FirmContext) => (await ask(part, id, action)) ?? true;
  return await oneByOne(ids, { ...WORDS, work }, context);
};

const WORDS = {
  all: (count: number) => `${count} 户办理成功`,
  some: (done: number, failed: number, named: string) =>
    done === 0 ? `${failed} 户办理失败：${named}` : `${done} 户办理成功，${failed} 户失败：${named}`,
};

/** The effect on a delegation of an action that the bureau decides on. */
interface Step {
  readonly waiting: number;
  /** The field with the day from which the bureau's answer holds, and that with the time when it began to. */
  readonly day: "beginDate" | "cancelDate";
  readonly time: "effectTime" | "cancelTime";
  readonly refused: Fields & { readonly deputeStatus: number };
  readonly refusedEvent: string;
  readonly later: number;
  readonly now: number;
  readonly event: string;
  readonly laterText: (day: string) => string;
  readonly nowText: string;
}

const STEPS: Readonly<Record<JobParams["action"], Step>> = {
  apply: {
    waiting: DEPUTE.authorising,
    day: "beginDate",
    time: "effectTime",
    refused: { deputeStatus: DEPUTE.none },
    refusedEvent: "applyFailed",
    later: DEPUTE.pending,
    now: DEPUTE.authorised,
    event: "authorised",
    laterText: (day) => `税务机关已受理，${day}起生效`,
    nowText: "税务机关已确认",
  },
  cancel: {
    waiting: DEPUTE.releasing,
    day: "cancelDate",
    time: "cancelTime",
    refused: { deputeStatus: DEPUTE.authorised, cancelDate: null },
    refusedEvent: "cancelFailed",
    later: DEPUTE.cancelling,
    now: DEPUTE.released,
    event: "released",
    laterText: (day) => `税务机关已受理，${day}起解除`,
    nowText: "税务机关已解除委托",
  },
};

/** Null when it was done or no longer waits; else the reason of the failure, with the company's name. */
async function ask(context: FirmContext, id: number, action: JobParams["action"]): Promise<string | null> {
  const step = STEPS[action];
  const delegation = await waiting(context, id, step.waiting);
  if (!delegation) return null;
  const desk = context.gateways.delegationDesk;
  const answer = await (action === "apply" ? desk.authorise : desk.release)(requestOf(delegation));
  if (!answer.done) {
    const changes = { ...step.refused, failReason: answer.reason };
    await changeDelegation(context, delegation, changes, {
      event: step.refusedEvent,
      content: answer.reason,
    });
    return `${delegation.companyName}：${answer.reason}`;
  }
  const now = context.clock.now();
  const day = String(delegation[step.day]);
  const isLater = day > now.slice(0, 10);
  const changes = { deputeStatus: isLater ? step.later : step.now, [step.time]: isLater ? null : now };
  const content = isLater ? step.laterText(day) : step.nowText;
  await changeDelegation(context, delegation, changes, { event: step.event, content });
  return null;
}

async function waiting(context: FirmContext, id: number, deputeStatus: number) {
  const delegations = await RecordStore.open("delegation", context);
  return await delegations.first({ where: { id, deputeStatus } });
}

function requestOf(delegation: Readonly<Record<string, unknown>>) {
  const { companyName, taxlayerNo, agentName } = delegation;
  return {
    companyName: String(companyName),
    taxlayerNo: String(taxlayerNo),
    agentName: String(agentName),
  };
}
