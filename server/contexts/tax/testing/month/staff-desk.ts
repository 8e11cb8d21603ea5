import { vi } from "vitest";
import { jobEnd } from "../../../../testing/follow-job.ts";
import type { Answer, TestServer } from "../../../../testing/test-server.ts";
import { OCTOBER, type Outcome, outcome } from "./outcome.ts";
import { tickPurchases } from "./tick-purchases.ts";

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
    tick: async (gxzt: 0 | 1, most: number) =>
      await tickPurchases(async (operation, params) => await server.request(account, operation, params), {
        companyId,
        gxzt,
        most,
      }),
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
