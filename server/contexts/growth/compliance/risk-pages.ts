import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation, type ParamsOf } from "../../../contracts/operation.ts";
import type { Condition } from "../../../records/query/record-conditions.ts";
import { RecordStore } from "../../../records/record-store.ts";
import type { Where } from "../../../records/query/select-records.ts";
import { RISK_STATE } from "./risk-state.ts";

/** The platform that is shown every risk. */
const FIRM = 2;

type RiskQuery = ParamsOf<"fintaxError.riskChange.query">;

/** Risks, gravest first; those that are gone only when the request wants them. */
export const riskItems = operation(
  ["compliance.queryRiskItem", "fintaxError.query"],
  async ({ riskGrade, state, ...query }, context) =>
    await readPage(
      "riskItem",
      "compliance.queryRiskItem",
      query,
      { riskGrade, state: state ?? [RISK_STATE.open, RISK_STATE.discussed] },
      context,
    ),
);

export const riskChangePage = operation(
  "fintaxError.riskChange.query",
  async ({ change, ...query }, context) =>
    await readPage("riskChange", "fintaxError.riskChange.query", query, { change }, context),
);

export const riskPredictions = operation(
  "fintaxError.riskPrediction.query",
  async ({ riskGrade, ...query }, context) =>
    await readPage("riskPrediction", "fintaxError.riskPrediction.query", query, { riskGrade }, context),
);

type Wanted = { readonly [field: string]: Where[string] | undefined };

async function readPage<
  Id extends "compliance.queryRiskItem" | `fintaxError.${"riskChange" | "riskPrediction"}.query`,
>(
  record: "riskItem" | "riskChange" | "riskPrediction",
  id: Id,
  query: RiskQuery,
  wanted: Wanted,
  context: FirmContext,
) {
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
  return {
    list: await store.presentFor(id, list),
    total: needCount ? total : (pageNumber - 1) * pageSize + list.length,
  };
}
