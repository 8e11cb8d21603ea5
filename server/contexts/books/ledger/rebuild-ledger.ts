import {
  ENTERPRISE_STANDARD,
  NONPROFIT_STANDARD,
  SMALL_BUSINESS_STANDARD,
  standardChart,
} from "../../../../src/domain/chart-of-accounts/standard-chart.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { patchRecords } from "../../../records/write/patch-records.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { MATCH } from "../bank-entry/bank-entry.ts";
import { batchAddSubjects } from "../subject/add-subjects.ts";
import { readCompany, takeCompanies } from "../../clients/door.ts";
import { assertUnbooked } from "./ledger-faults.ts";

/** The parts of a ledger. */
const KINDS = ["subject", "subjectBalance", "auxiliaryType", "auxiliaryItem", "currency", "exchangeRate"];

/** The types of auxiliary accounting that every ledger has; `of`: the subject whose lines name one of its items. */
const AUXILIARY_TYPES = [
  { typeCode: "KH", typeName: "客户", of: "应收账款" },
  { typeCode: "GYS", typeName: "供应商", of: "应付账款" },
  { typeCode: "BM", typeName: "部门", of: null },
  { typeCode: "YG", typeName: "员工", of: null },
  { typeCode: "XM", typeName: "项目", of: null },
  { typeCode: "CH", typeName: "存货", of: null },
] as const;

/**
 * Begins a client's ledger afresh: the chart of its kind of taxpayer, the usual auxiliary types and RMB take the place of
 * whatever stood there. Bank accounts and entries stay, without a subject. Refuses a ledger in which something is booked.
 */
export const rebuildLedger = operation("company.rebuild", async ({ companyId }, context) => {
  const [{ companyName, status }] = await takeCompanies(context, [companyId]);
  const company = await readCompany(context, companyId);
  if (status !== 1) throw new Refusal("rule", `「${companyName}」已停止服务，不能重建账套`);
  await assertUnbooked(company, context);
  await clearLedger(companyId, context);
  const typeIds = await addAuxiliaryTypes(companyId, context);
  const currencies = await RecordStore.open("currency", context);
  await currencies.create({ ztdm: companyId, bzdm: "CNY", bzmc: "人民币", symbol: "¥" });
  const chart = standardChart(standardOf(company)) ?? [];
  const subjects = chart.map((subject) => {
    const typeId = typeIds.get(subject.kmmc);
    return { ...subject, isSystem: 1, ...(typeId !== undefined && { fzhs: [typeId] }) };
  });
  await batchAddSubjects.handle({ ztdm: companyId, subjects }, context);
  context.concerns(`「${companyName}」`);
  return null;
});

const NONPROFIT_TYPES: ReadonlySet<string> = new Set(["3", "4"]);
const GENERAL = "001";

function standardOf(company: { readonly companyType: string; readonly taxlayerType: string }): number {
  if (NONPROFIT_TYPES.has(company.companyType)) return NONPROFIT_STANDARD;
  return company.taxlayerType === GENERAL ? ENTERPRISE_STANDARD : SMALL_BUSINESS_STANDARD;
}

async function clearLedger(companyId: number, context: FirmContext): Promise<void> {
  const { db } = context;
  await db
    .deleteFrom("plainRecord")
    .where("companyId", "=", companyId)
    .where("resource", "in", KINDS)
    .execute();
  const unmatched = { subjectId: null, auxiliaryItemId: null, ruleId: null, matchStatus: MATCH.none };
  for (const [record, fields] of [
    ["bankAccount", { subjectId: null }],
    ["bankEntry", unmatched],
  ] as const) {
    const records = await (
      await RecordStore.open(record, context)
    ).list({ where: { companyId }, trash: "both" });
    await patchRecords(
      db,
      records.map(({ id }) => id),
      fields,
    );
  }
}

/** Ids by the name of the subject that each is for. */
async function addAuxiliaryTypes(
  companyId: number,
  context: FirmContext,
): Promise<ReadonlyMap<string, number>> {
  const store = await RecordStore.open("auxiliaryType", context);
  const ids = new Map<string, number>();
  for (const { typeCode, typeName, of } of AUXILIARY_TYPES) {
    const { id } = await store.create({ ztdm: companyId, typeName, isSystem: 1, status: 1 });
    // A new record is numbered as the client's own.
    await patchRecords(context.db, [id], { typeCode });
    if (of !== null) ids.set(of, id);
  }
  return ids;
}
