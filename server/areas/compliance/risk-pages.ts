import type { FirmContext, FirmHandler } from "../../binding/handler.ts";
import type { Condition } from "../../records/record-conditions.ts";
import { RecordStore } from "../../records/record-store.ts";
import type { Where } from "../../records/select-records.ts";
import { RISK_STATE } from "./risk-state.ts";

/** The platform that is shown every risk. */
const FIRM = 2;

/** What every question about risks may hold; `platform` 1: what the client is shown, 2 (when none is named): all. */
interface RiskQuery {
  readonly companyId?: number;
  readonly platform?: number;
  /** false: nobody wants to know how many there are in all. */
  readonly needCount?: boolean;
  readonly category?: string;
  readonly keyword?: string;
  readonly pageNumber: number;
  readonly pageSize: number;
}

interface RiskItemQuery extends RiskQuery {
  readonly riskGrade?: number;
  readonly state?: number;
}

/** Risks, gravest first; those that are gone only when they are asked for. */
export const riskItems: FirmHandler<RiskItemQuery> = async ({ riskGrade, state, ...query }, context) =>
  await readPage(
    "riskItem",
    query,
    { riskGrade, state: state ?? [RISK_STATE.open, RISK_STATE.discussed] },
    context,
  );

export const riskChangePage: FirmHandler<RiskQuery & { readonly change?: string }> = async (
  { change, ...query },
  context,
) => await readPage("riskChange", query, { change }, context);

export const riskPredictions: FirmHandler<RiskQuery & { readonly riskGrade?: number }> = async (
  { riskGrade, ...query },
  context,
) => await readPage("riskPrediction", query, { riskGrade }, context);

type Wanted = { readonly [field: string]: Where[string] | undefined };

async function readPage(record: string, query: RiskQuery, wanted: Wanted, context: FirmContext) {
  const { companyId, platform = FIRM, needCount = true, category, keyword = "" } = query;
  const { pageNumber, pageSize } = query;
  const store = await RecordStore.open(record, context);
  const fields = Object.entries({ companyId, category, ...wanted });
  const where = Object.fromEntries(fields.filter(([, value]) => value !== undefined)) as Where;
  const conditions: Condition[] = [{ fields: ["platforms"], match: "has", value: platform }];
  if (keyword.trim() !== "") {
    conditions.push({ fields: ["companyName", "title"], match: "contains", value: keyword.trim() });
  }
  const { list, total } = await store.page({ where, conditions }, { pageNum: pageNumber, pageSize });
  const operation = context.project.operations.get(SHAPES[record] ?? "");
  return {
    list: await store.present(list, operation?.row),
    total: needCount ? total : (pageNumber - 1) * pageSize + list.length,
  };
}

/** Whose rows are shown of each kind. */
const SHAPES: Readonly<Record<string, string>> = {
  riskItem: "compliance.queryRiskItem",
  riskChange: "fintaxError.riskChange.query",
  riskPrediction: "fintaxError.riskPrediction.query",
};
