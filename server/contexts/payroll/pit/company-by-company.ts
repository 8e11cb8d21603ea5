import type { FirmContext } from "../../../contracts/firm-context.ts";
import type { JobContext } from "../../../contracts/job-kind.ts";
import type { JobResult } from "../../../platform/jobs/job-result.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { GatewayRefusal } from "../../../gateways/gateway-refusal.ts";
import type { PitDeclaration } from "./pit-declaration.ts";

interface Progress {
  readonly done: number;
  readonly failures: readonly string[];
}

/** The work of a job on one declaration after the other; each of them happens once. */
interface CompanyWork {
  /** Sends the declaration to the bureau and keeps the answer. Throws a GatewayRefusal. */
  readonly work: (declaration: PitDeclaration, context: FirmContext) => Promise<void>;
  /** Keeps why it did not go. */
  readonly fail: (declaration: PitDeclaration, reason: string, context: FirmContext) => Promise<void>;
}

const MOST_NAMED = 3;

/** Works through declarations by their ids; the result has the number that succeeded and the reasons of the others. */
export async function companyByCompany(
  ids: readonly number[],
  { work, fail }: CompanyWork,
  context: JobContext,
): Promise<JobResult> {
  let progress = (context.resume ?? { done: 0, failures: [] }) as Progress;
  while (progress.done < ids.length) {
    const { done, failures } = progress;
    await context.part(done / ids.length, async (part) => {
      const store = await RecordStore.open("pitDeclaration", part);
      const [declaration] = await store.list({ where: { id: ids[done] ?? 0 } });
      const failure = declaration ? await attempt(declaration, part) : "1 家企业已不在服务中";
      progress = { done: done + 1, failures: failure === null ? failures : [...failures, failure] };
      return progress;
    });
  }
  return resultOf(ids.length, progress.failures);

  async function attempt(declaration: PitDeclaration, part: FirmContext): Promise<string | null> {
    try {
      await work(declaration, part);
      return null;
    } catch (error) {
      if (!(error instanceof GatewayRefusal)) throw error;
      await fail(declaration, error.message, part);
      return `${declaration.qymc}：${error.message}`;
    }
  }
}

function resultOf(total: number, failures: readonly string[]): JobResult {
  const succeeded = total - failures.length;
  if (failures.length === 0) return { message: `${succeeded} 家成功` };
  const summary = failures.slice(0, MOST_NAMED).join("；");
  return {
    status: succeeded === 0 ? 2 : 3,
    message: `${succeeded} 家成功，${failures.length} 家失败。${summary}${failures.length > MOST_NAMED ? "等" : ""}`,
  };
}
