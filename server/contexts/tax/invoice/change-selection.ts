import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation, type ParamsOf } from "../../../contracts/operation.ts";
import type { TenantDb } from "../../../platform/database/tenant-db.ts";
import { Refusal } from "../../../platform/errors.ts";
import { notifyViewers } from "../../../platform/outbox/notify-users.ts";
import { takePeriods } from "../company-period/company-period.ts";
import { startEstimate } from "../company-period/estimate-job.ts";
import { CONFIRMED, CONFIRMING, NOT_NOTIFIED } from "../company-period/period-states.ts";
import { type StoredInvoice, PURCHASE, readSelectionRules } from "./invoice-rows.ts";
import type { SelectionMonth } from "./select-purchases.ts";
import { disabledReason } from "./selection-rules.ts";

/** The kind of news that a company's selection has changed. */
const SELECTION = "invoiceSelection";

/** Selects purchases for a month or takes that back; all of them or none. The tax is calculated anew afterwards. */
export const changeSelection = operation("invoice.changeTaxGxzt", async (params, context) => {
  const { invoiceIdList, gxzt, ...month } = params;
  context.concerns(`${invoiceIdList.length} 张发票`);
  const { allowed, refused } = await splitByRule(invoiceIdList, gxzt, month, context);
  const [first] = refused;
  if (first && gxzt === 0 && allowed.length === 0)
    throw new Refusal("rule", "取消勾选失败，存在税局不允许取消的发票");
  if (first) throw new Refusal("rule", `发票 ${first.fphm}：${first.reason}`);
  await keepSelection(allowed, gxzt, month, context);
  return { changedCount: allowed.length };
});

type BatchParams = ParamsOf<"invoice.batchChangeTaxGxzt">;

/** The same for many at once: what cannot be changed is named with its reason, the rest is changed. */
export const batchChangeSelection = operation(
  "invoice.batchChangeTaxGxzt",
  async ({ invoiceList }, context) => {
    context.concerns(`${invoiceList.length} 张发票`);
    const groups = new Map<string, BatchParams["invoiceList"][number][]>();
    for (const invoice of invoiceList) {
      const key = [invoice.qyid, invoice.gxnd, invoice.gxyf, invoice.gxzt].join(" ");
      groups.set(key, [...(groups.get(key) ?? []), invoice]);
    }
    const failList: { id: number; invoiceNumber: string; reason: string }[] = [];
    let successCount = 0;
    for (const group of groups.values()) {
      const [first] = group;
      if (!first) continue;
      const ids = group.map(({ id }) => id);
      const { allowed, refused } = await splitByRule(ids, first.gxzt, first, context);
      failList.push(...refused.map(({ id, fphm, reason }) => ({ id, invoiceNumber: fphm, reason })));
      successCount += allowed.length;
      if (allowed.length > 0) await keepSelection(allowed, first.gxzt, first, context);
    }
    return { successCount, failCount: failList.length, failList };
  },
);

interface Split {
  readonly allowed: readonly StoredInvoice[];
  readonly refused: readonly (StoredInvoice & { readonly reason: string })[];
}

async function splitByRule(
  ids: readonly number[],
  gxzt: number,
  { qyid, gxnd, gxyf }: SelectionMonth,
  context: FirmContext,
): Promise<Split> {
  const { db } = context;
  const rules = await readSelectionRules(db, qyid);
  if (!rules.general) throw new Refusal("rule", "小规模纳税人无需勾选抵扣");
  const [row] = await takePeriods(context, [qyid], { kjnd: gxnd, kjqj: gxyf });
  if (row?.confirmationStatus === CONFIRMED || row?.confirmationStatus === CONFIRMING)
    throw new Refusal("rule", "本期已统计确认，请先撤销统计确认再更改勾选");
  if ((row?.noticeTaxType ?? 0) !== NOT_NOTIFIED)
    throw new Refusal("rule", "本期税款已通知客户，不能更改勾选");
  const invoices = await takePurchases(db, qyid, ids);
  const checked = invoices.map((invoice) => ({ ...invoice, reason: reasonFor(invoice) }));
  return {
    allowed: checked.filter(({ reason }) => reason === null),
    refused: checked.flatMap((invoice) =>
      invoice.reason === null ? [] : [{ ...invoice, reason: invoice.reason }],
    ),
  };

  function reasonFor(invoice: StoredInvoice): string | null {
    const elsewhere = invoice.gxzt === 1 && (invoice.gxnd !== gxnd || invoice.gxyf !== gxyf);
    if (elsewhere) return `已在 ${invoice.gxnd} 年 ${invoice.gxyf} 月勾选`;
    if (gxzt === invoice.gxzt) return null;
    return disabledReason(invoice, rules.generalSince);
  }
}

async function keepSelection(
  invoices: readonly StoredInvoice[],
  gxzt: number,
  { qyid, gxnd, gxyf }: SelectionMonth,
  context: FirmContext,
): Promise<void> {
  const { db, user } = context;
  const chosen = gxzt === 1 ? { gxnd, gxyf, gxyh: user.name } : { gxnd: null, gxyf: null, gxyh: null };
  await db
    .updateTable("invoice")
    .set({ gxzt, ...chosen })
    .where(
      "id",
      "in",
      invoices.map(({ id }) => id),
    )
    .execute();
  const selected = await db
    .selectFrom("invoice")
    .select("id")
    .where("companyId", "=", qyid)
    .where("gxnd", "=", gxnd)
    .where("gxyf", "=", gxyf)
    .limit(1)
    .executeTakeFirst();
  await db
    .updateTable("companyPeriod")
    .set({ checkStatus: selected ? 1 : 0 })
    .where("companyId", "=", qyid)
    .where("kjnd", "=", gxnd)
    .where("kjqj", "=", gxyf)
    .execute();
  await notifyViewers(context, qyid, { type: "CHANGED", record: SELECTION, keys: [qyid] });
  await startEstimate(context, { companyIds: [qyid], kjnd: gxnd, kjqj: gxyf });
}

/** Sets purchases never to be selected, or lets them be selected again. */
export const restrictInvoices = operation(
  "invoice.updateCanCheckStatus",
  async ({ qyid, canCheckStatus, invoiceIdList }, { db, concerns }) => {
    concerns(`${invoiceIdList.length} 张发票`);
    const invoices = await takePurchases(db, qyid, invoiceIdList);
    const selected = invoices.find(({ gxzt, sjGxzt, rzzt }) => gxzt === 1 || sjGxzt === 1 || rzzt === 1);
    if (selected) throw new Refusal("rule", `发票 ${selected.fphm} 已勾选或已认证，不能设置永不勾选`);
    const ids = invoices.map(({ id }) => id);
    await db.updateTable("invoice").set({ canCheckStatus }).where("id", "in", ids).execute();
    return { changedCount: ids.length };
  },
);

/** The purchases of a company for a change: all that are named, or none. */
async function takePurchases(db: TenantDb, qyid: number, ids: readonly number[]): Promise<StoredInvoice[]> {
  const wanted = [...new Set(ids)];
  const invoices = await db
    .selectFrom("invoice")
    .selectAll()
    .where("companyId", "=", qyid)
    .where("jxxlx", "=", PURCHASE)
    .where("id", "in", wanted)
    .orderBy("id")
    .forUpdate()
    .execute();
  if (invoices.length < wanted.length)
    throw new Refusal("missing", "所选发票不存在或不属于该企业，请刷新后重试");
  return invoices;
}
