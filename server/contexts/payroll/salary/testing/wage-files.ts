import { readFile } from "node:fs/promises";
import { jobEnd } from "../../../../testing/follow-job.ts";
import type { TestServer } from "../../../../testing/test-server.ts";

/** A plan as `salary.importPlan` answers it. */
export interface WagePlan {
  readonly planKey: string;
  readonly rowCount: number;
  readonly newCount: number;
  readonly changedCount: number;
  readonly sameCount: number;
  readonly faultCount: number;
  readonly faults: readonly { readonly line: number; readonly column: string; readonly reason: string }[];
  readonly facts: readonly { readonly title: string; readonly content: string }[];
  readonly problems: readonly { readonly content: string }[];
  readonly questions: readonly {
    readonly id: string;
    readonly text: string;
    readonly answer: string | null;
  }[];
  readonly columns: readonly {
    readonly title: string;
    readonly sum: number | null;
    readonly field: string | null;
    readonly state: string;
  }[];
}

/** A file of `tests/fixtures/wage-files`. */
export async function wageFile(name: string): Promise<File> {
  return new File([await readFile(`tests/fixtures/wage-files/${name}.xlsx`)], `${name}.xlsx`);
}

/** Plans and imports files of a client's payroll in a month. */
export function wageImports(server: TestServer, target: object) {
  const call = async <Result>(operationId: string, params: object): Promise<Result> => {
    const { code, message, result } = await server.request("chenjie", operationId, params);
    if (code !== "0") throw new Error(`${operationId}: ${message}`);
    return result as Result;
  };
  const plan = async (set: string, multipartFile: File, beside: object = {}) =>
    await call<WagePlan>("salary.importPlan", { ...target, set, ...beside, multipartFile });
  const start = async (planKey: string, questions: readonly object[] = []) => {
    const { taskid } = await call<{ taskid: string }>("importPlan.start", { planKey, questions });
    return (await jobEnd(server, "chenjie", taskid)).message;
  };
  return {
    plan,
    start,
    /** Plans a file and imports it as the plan proposes; gives the words of the task. */
    bring: async (set: string, file: File, beside: object = {}) =>
      await start((await plan(set, file, beside)).planKey),
    call,
  };
}
