import { useEffect, useState, useSyncExternalStore } from "react";
import type { RendererHost, ScreenPlace } from "../renderer/host.ts";
import { callOperation } from "./call-operation.ts";
import type { CompanyMonth } from "./company-month.ts";
import type { Change } from "./selection/ticks.ts";
import { createTickSync, type TickSync } from "./selection/tick-sync.ts";
import type { Refused, TickState } from "./selection/tick-saver.ts";

/** The kind of news that the selection of companies has changed; its keys are theirs. */
const SELECTION = "invoiceSelection";

interface TickSyncInput {
  readonly host: RendererHost;
  readonly place: ScreenPlace;
  readonly month: CompanyMonth;
}

/**
 * The ticks of the month, saved as they change; leaving sends the waiting changes, and shows a confirmation where they
 * could not be sent.
 */
export function useTickSync({ host, place, month }: TickSyncInput): {
  readonly tickSync: TickSync;
  readonly state: TickState;
} {
  const [tickSync] = useState(() =>
    createTickSync({
      save: async (changes) => await saveTicks(host, month, changes),
      onRefused: (refused) => host.outside.notify(refusedNotice(refused)),
      onLost: (unsaved) =>
        host.outside.notify({
          text: `「${month.companyName}」有 ${unsaved} 张发票的勾选没有保存，请重新打开后再勾选`,
          tone: "error",
        }),
    }),
  );
  const state = useSyncExternalStore(tickSync.subscribe, tickSync.state);
  const { companyId } = month;
  useEffect(
    () =>
      host.hearChanges(SELECTION, (keys) => {
        if (keys === null || keys.some((key) => Number(key) === companyId)) tickSync.notifyStale();
      }),
    [host, tickSync, companyId],
  );
  const { guardClosing } = place;
  useEffect(
    () =>
      guardClosing(() =>
        tickSync.state().saving === "failed"
          ? `${tickSync.state().unsaved} 张发票的勾选尚未保存，确定离开？`
          : null,
      ),
    [guardClosing, tickSync],
  );
  useEffect(() => {
    tickSync.begin();
    return tickSync.end;
  }, [tickSync]);
  return { tickSync, state };
}

async function saveTicks(
  host: RendererHost,
  { companyId, kjnd, kjqj, record }: CompanyMonth,
  changes: readonly Change[],
): Promise<ReadonlyMap<number, Refused>> {
  const { failList } = await callOperation(
    host,
    "invoice.batchChangeTaxGxzt",
    {
      invoiceList: changes.map(({ invoice, to }) => ({
        id: invoice.id,
        gxzt: to ? 1 : 0,
        qyid: companyId,
        gxnd: kjnd,
        gxyf: kjqj,
        nsrType: record.taxlayerType as "001",
        invoiceNumber: invoice.number,
      })),
    },
    { silent: true },
  );
  return new Map(failList.map(({ id, invoiceNumber, reason }) => [id, { number: invoiceNumber, reason }]));
}

function refusedNotice(refused: readonly Refused[]) {
  return {
    text: `${refused.length} 张发票未能更改勾选`,
    description: refused
      .slice(0, 10)
      .map(({ number, reason }) => `${number}：${reason}`)
      .join("；"),
    tone: "warning" as const,
  };
}
