import { vi } from "vitest";
import { jobEnd } from "../../../../testing/follow-job.ts";
import type { Answer, TestServer } from "../../../../testing/test-server.ts";

export const OCTOBER = { kjnd: 2026, kjqj: 10 };

/** A client's row of the monthly tax list, as far as it is acted on. */
export interface Screen {
  readonly companyId: number;
  readonly taxlayerNo: string;
  readonly zzshfjs: number | null;
  readonly qrzzse: number | null;
  readonly noticeTaxType: number | null;
  readonly predictionStatus: number | null;
  readonly predictionId: number | null;
}

/** The reason against what was asked for; null: it was done. */
export type Outcome = string | null;

interface Purchase {
  readonly id: number;
  readonly gxzt: number;
  readonly disabledReason: string | null;
}

/** One of the staff before the monthly tax list, over HTTP: every request carries what this screen shows. */
export function staffDesk(
  server: TestServer,
  account: string,
  { companyId, taxlayerNo }: Pick<Screen, "companyId" | "taxlayerNo">,
) {
  const ask = async (operation: string, params: object = {}) =>
    await server.request(account, operation, { ...OCTOBER, ...params });
  const qyIdList = [companyId];
  const shown = ({ zzshfjs }: Screen) => [{ qyId: companyId, taxAmount: zzshfjs ?? 0 }];
  return {
    account,
    /** The client's row once nothing is being worked out; null: the list does not have the client. */
    look: async (): Promise<Screen | null> =>
      await vi.waitFor(
        async () => {
          const { result } = await ask("invoice.collection.page", {
            pageNum: 1,
            pageSize: 10,
            fuzzyMatch: taxlayerNo,
          });
          const { list } = result as { readonly list: readonly (Screen & { readonly isCjIng: boolean })[] };
          const row = list.find((entry) => entry.companyId === companyId) ?? null;
          if (row?.isCjIng || row?.predictionStatus === CALCULATING) throw new Error("still at work");
          return row;
        },
        { timeout: 20_000, interval: 10 },
      ),
    collect: async () => outcome(await ask("invoice.task.send", { companyIdList: qyIdList })),
    /** Ticks or unticks up to so many purchases that may be. */
    tick: async (gxzt: 0 | 1, most: number): Promise<Outcome> => {
      const month = { qyid: companyId, gxnd: OCTOBER.kjnd, gxyf: OCTOBER.kjqj };
      const page = { ...month, pageNum: 1, pageSize: 500 };
      const answer = await server.request(account, "invoice.check.page", page);
      const { list = [] } = (answer.result ?? {}) as { readonly list?: readonly Purchase[] };
      const free = list.filter((row) => row.gxzt !== gxzt && row.disabledReason === null).slice(0, most);
      if (free.length === 0) return outcome(answer) ?? "there is nothing to tick";
      const ticks = { ...month, gxzt, invoiceIdList: free.map(({ id }) => id) };
      return outcome(await server.request(account, "invoice.changeTaxGxzt", ticks));
    },
    /** 71: 统计确认, 2: its revocation. */
    confirmSelection: async (taskType: 71 | 2) =>
      await followed(await ask("taxConfirm.sendCheckConfirmTask", { companyIdList: qyIdList, taskType })),
    change: async ({ predictionId, zzshfjs }: Screen, by: number) =>
      outcome(
        await ask("prediction.change", {
          qyId: companyId,
          predictionId,
          zzshfjs: Math.max(0, Math.round(((zzshfjs ?? 0) + by) * 100) / 100),
          content: "核对后调整",
        }),
      ),
    /** 1: a notice, 6: one anew. */
    notify: async (screen: Screen, operationType: 1 | 6) =>
      outcome(
        await ask("taxConfirm.confirmTax", {
          operationType,
          taxStatus: "correct",
          paymentTimeType: 1,
          qyIdList,
          noticeTaxReqList: shown(screen),
        }),
      ),
    revokeNotice: async () => outcome(await ask("taxNotice.batchNotice", { operationType: 2, qyIdList })),
    declare: async (screen: Screen, reason?: string) =>
      await followed(
        await ask("taxDeclare.batchSubmit", {
          qyIdList,
          declareList: shown(screen),
          ...(reason !== undefined && { reason }),
        }),
      ),
    markPaid: async () => outcome(await ask("taxNotice.paymentStatus.batchSave", { qyIdList, status: 1 })),
    stop: async (stopMonth: number) =>
      outcome(
        await server.request(account, "company.stop", { companyIdList: qyIdList, stopYear: 2026, stopMonth }),
      ),
    restore: async (startMonth: number) =>
      outcome(
        await server.request(account, "company.start", {
          companyIdList: qyIdList,
          startYear: 2026,
          startMonth,
        }),
      ),
    history: async () => {
      const { result } = await ask("taxNotice.history", { qyId: companyId, szId: 1 });
      return result as readonly Kept[];
    },
  };

  /** The outcome of what goes on as a task. */
  async function followed(answer: Answer): Promise<Outcome> {
    const refusal = outcome(answer);
    const { taskid } = (answer.result ?? {}) as { readonly taskid?: string | null };
    if (refusal !== null || typeof taskid !== "string") return refusal;
    const { status, message } = await jobEnd(server, account, taskid);
    return status === 1 ? null : (message ?? "");
  }
}

export type StaffDesk = ReturnType<typeof staffDesk>;

/** An entry of the record of notices. */
export interface Kept {
  readonly operationType: number;
  readonly taxAmount: number | null;
  readonly content: string | null;
}

const CALCULATING = 2;

function outcome({ code, message, result }: Answer): Outcome {
  if (code !== "0") return message ?? "";
  const { failCount = 0, failList = [] } = (result ?? {}) as {
    readonly failCount?: number;
    readonly failList?: readonly { readonly reason: string }[];
  };
  return failCount === 0 ? null : (failList[0]?.reason ?? "");
}
