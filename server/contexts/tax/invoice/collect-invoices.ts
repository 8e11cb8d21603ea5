import { sql } from "kysely";
import { isGeneralTaxpayer } from "../../../../src/domain/tax/calculate-period.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation, type ParamsOf } from "../../../contracts/operation.ts";
import type { AbandonJob } from "../../../contracts/job-abandonments.ts";
import type { JobKind } from "../../../contracts/job-kind.ts";
import { GatewayRefusal } from "../../../gateways/gateway-refusal.ts";
import { filesFor } from "../../../access/served-months.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { brokenOff } from "../../../operations/jobs/abandon-rest.ts";
import { oneByOne } from "../../../operations/jobs/one-by-one.ts";
import { abandonMonths } from "../company-period/abandon-months.ts";
import { takePeriods } from "../company-period/company-period.ts";
import { keepEstimates } from "../company-period/keep-estimate.ts";
import { lastDayOf, periodName } from "../company-period/period-days.ts";
import { COLLECTED, COLLECTING, COLLECTION_FAILED } from "../company-period/period-states.ts";
import { ALL_TYPES, typeOfInvoice } from "./invoice-types.ts";
import { keepInvoices } from "./keep-invoices.ts";
import { readTaxpayer } from "../company-period/calculate-company-tax.ts";

/** Kind of the job that fetches invoices from the tax bureau. */
export const INVOICE_COLLECTION = "invoice.collect";

type CollectionParams = ParamsOf<"invoice.task.periodValidation">;

/** Leaves a job for the companies whose invoices can be collected; says how many cannot. */
export const sendCollection = operation("invoice.task.send", async (params, context) => {
  const { db, clock, jobs, concerns } = context;
  const { kjnd, kjqj } = params;
  concerns(`${params.companyIdList.length} 家企业 ${kjnd}年${kjqj}期`);
  const reasons = await collectionFaults(params, context);
  const companyIdList = params.companyIdList.filter((id) => !reasons.has(id));
  if (companyIdList.length === 0) return { failCount: params.companyIdList.length, taskid: null };
  const rows = await takePeriods(context, companyIdList, params);
  await db
    .updateTable("companyPeriod")
    .set({ cjzt: COLLECTING, xxCjzt: COLLECTING, jxCjzt: COLLECTING, updateTime: clock.now() })
    .where(
      "id",
      "in",
      rows.map(({ id }) => id),
    )
    .execute();
  const taskid = await jobs.enqueue(INVOICE_COLLECTION, `采集${kjnd}年${kjqj}期发票`, {
    companyIdList,
    kjnd,
    kjqj,
  });
  return { failCount: reasons.size, taskid };
});

/** The companies whose invoices can be collected for a month, and the reasons against the others. */
export const validateCollection = operation("invoice.task.periodValidation", async (params, context) => {
  const reasons = await collectionFaults(params, context);
  const named = await context.db
    .selectFrom("company")
    .select(["companyId", "companyName"])
    .where("companyId", "in", params.companyIdList)
    .orderBy("companyId")
    .execute();
  const failList = named.flatMap((company) => {
    const reason = reasons.get(company.companyId);
    return reason === undefined ? [] : [{ ...company, reason }];
  });
  return { successCount: named.length - failList.length, failCount: failList.length, failList };
});

/** The companies whose invoices cannot be collected now, each with the reason. */
export async function collectionFaults(
  { companyIdList, kjnd, kjqj }: CollectionParams,
  context: FirmContext,
): Promise<ReadonlyMap<number, string>> {
  const { db, clock } = context;
  const ids = [...companyIdList];
  const companies = await db
    .selectFrom("company")
    .leftJoin("companyPeriod as p", (join) =>
      join.onRef("p.companyId", "=", "company.companyId").on("p.kjnd", "=", kjnd).on("p.kjqj", "=", kjqj),
    )
    .select(["company.companyId", "company.isRemove", "company.registrationDate", "p.cjzt"])
    .select(sql<boolean>`${filesFor(periodName(kjnd, kjqj))}`.as("files"))
    .where("company.companyId", "in", ids)
    .execute();
  const accounts = await RecordStore.open("bureauAccount", context);
  const known = new Set(
    (await accounts.list({ where: { companyId: ids } })).map((account) => account.companyId),
  );
  const future = periodName(kjnd, kjqj) > clock.now().slice(0, 7);
  return new Map(
    companies.flatMap(({ companyId, files, isRemove, registrationDate, cjzt }) => {
      const reason = future
        ? "税款所属期尚未开始"
        : !files || isRemove === 1
          ? "企业在该期间不在服务期内"
          : registrationDate !== null && lastDayOf(kjnd, kjqj) < registrationDate
            ? "企业在该期间尚未成立"
            : !known.has(companyId)
              ? "未维护电子税务局账号"
              : cjzt === COLLECTING
                ? "正在采集中"
                : undefined;
      return reason === undefined ? [] : [[companyId, reason] as const];
    }),
  );
}

export const collectionJob: JobKind<CollectionParams> = async ({ companyIdList, kjnd, kjqj }, context) =>
  await oneByOne(
    companyIdList,
    {
      work: async (companyId, part) => await collectInvoices(part, { companyId, kjnd, kjqj }, ALL_TYPES),
      all: (count) => `已采集 ${count} 家企业的发票`,
      some: (succeeded, failed) => `${succeeded} 家企业采集成功，${failed} 家采集失败，失败原因见列表`,
    },
    context,
  );

/** The months that a collection has not come to have failed, and can be collected again. */
export const abandonCollection: AbandonJob<CollectionParams> = async (
  { companyIdList: companyIds, ...month },
  scope,
) => {
  const outcome = collectionOutcome(COLLECTION_FAILED, ["采集失败", brokenOff("采集")]);
  await abandonMonths({ companyIds, ...month }, { column: "cjzt", underWay: COLLECTING, outcome }, scope);
};

/**
 * Takes over the invoices of these types from the tax bureau, and estimates the tax anew; false when it refuses. A month is
 * complete once all types have been collected together.
 */
export async function collectInvoices(
  context: FirmContext,
  period: { readonly companyId: number; readonly kjnd: number; readonly kjqj: number },
  types: readonly number[],
): Promise<boolean> {
  const { db, clock, gateways } = context;
  const taxpayer = await readTaxpayer(db, period.companyId);
  const [row] = await takePeriods(context, [period.companyId], period);
  if (!row) return false;
  const general = isGeneralTaxpayer(taxpayer);
  const today = clock.now().slice(0, 10);
  try {
    const invoices = await gateways.taxBureau.collectInvoices({ ...period, ...taxpayer, general, today });
    const wanted = invoices.filter((invoice) => types.includes(typeOfInvoice(invoice)));
    await keepInvoices(wanted, { ...period, ...taxpayer, general }, context);
  } catch (error) {
    if (!(error instanceof GatewayRefusal)) throw error;
    await markRow(context, row.id, COLLECTION_FAILED, ["采集失败", error.message]);
    return false;
  }
  const now = clock.now();
  const isComplete = ALL_TYPES.every((type) => types.includes(type));
  if (isComplete) await markRow(context, row.id, COLLECTED, [null, null]);
  await db
    .updateTable("companyPeriod")
    .set({ fpUpdateTime: now, ...(isComplete && { collectedTime: row.collectedTime ?? now }) })
    .where("id", "=", row.id)
    .execute();
  await keepEstimates(context, period);
  return true;
}

/** The remark beside the time of the collection, and what it says in full. */
type Remarks = readonly [string | null, string | null];

async function markRow(
  { db, clock }: FirmContext,
  id: number,
  cjzt: number,
  remarks: Remarks,
): Promise<void> {
  await db
    .updateTable("companyPeriod")
    .set({ ...collectionOutcome(cjzt, remarks), updateTime: clock.now() })
    .where("id", "=", id)
    .execute();
}

function collectionOutcome(cjzt: number, [remark, detail]: Remarks) {
  return {
    cjzt,
    xxCjzt: cjzt,
    jxCjzt: cjzt,
    fpUpdateTimeExtRemark: remark,
    fpUpdateTimeExtRemarkDetail: detail,
  };
}
