import type { FirmContext } from "../../../contracts/firm-context.ts";
import type { JobContext } from "../../../contracts/job-kind.ts";
import type { JobResult } from "../../../platform/jobs/job-result.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { GatewayRefusal } from "../../../gateways/gateway-refusal.ts";
import { oneByOne } from "../../../operations/jobs/one-by-one.ts";
import type { PitDeclaration } from "./pit-declaration.ts";

/** The work of a job on one declaration after the other; each of them happens once. */
interface BureauWork {
  /** Sends the declaration to the bureau and keeps the answer. Throws a GatewayRefusal. */
  readonly work: (declaration: PitDeclaration, context: FirmContext) => Promise<void>;
  /** Keeps why it did not go. */
  readonly fail: (declaration: PitDeclaration, reason: string, context: FirmContext) => Promise<void>;
}

/** Asks the bureau about declarations by their ids; the outcome names the refusals. */
export async function askBureau(
  ids: readonly number[],
  { work, fail }: BureauWork,
  context: JobContext,
): Promise<JobResult> {
  return await oneByOne(ids, { ...WORDS, work: attempt }, context);

  async function attempt(id: number, part: FirmContext): Promise<true | string> {
    const store = await RecordStore.open("pitDeclaration", part);
    await store.lock([id]);
    const [declaration] = await store.list({ where: { id } });
    if (!declaration) return "1 家企业已不在服务中";
    try {
      await work(declaration, part);
      return true;
    } catch (error) {
      if (!(error instanceof GatewayRefusal)) throw error;
      await fail(declaration, error.message, part);
      return `${declaration.qymc}：${error.message}`;
    }
  }
}

const WORDS = {
  all: (count: number) => `${count} 家成功`,
  some: (succeeded: number, failed: number, named: string) =>
    `${succeeded} 家成功，${failed} 家失败。${named}`,
};
