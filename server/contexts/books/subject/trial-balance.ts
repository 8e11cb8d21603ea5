import { sql } from "kysely";
import { formatYuan, fenToYuan, yuanToFen } from "../../../../src/domain/money.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation, type ParamsOf } from "../../../contracts/operation.ts";
import { findOperation } from "../../../records/query/find-operation.ts";
import { readConditions } from "../../../records/query/read-conditions.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { CREDIT, DEBIT } from "./balance-sides.ts";
import { selectBalances } from "./select-balances.ts";

interface Sides {
  readonly qcjf: number;
  readonly qcdf: number;
  readonly jffse: number;
  readonly dffse: number;
  readonly qmjf: number;
  readonly qmdf: number;
}

const PAIRS = [
  ["期初", "qcjf", "qcdf"],
  ["发生额", "jffse", "dffse"],
  ["期末", "qmjf", "qmdf"],
] as const;

/** 试算平衡: the sums of both sides over the subjects at the bottom, and what they differ by. */
export const trialBalance = operation("subject.trialBalance", async (params, context) => {
  const { kjnd: _year, kjqj: _month, withUpper: _along, ...filters } = params;
  const codes = await chosenCodes(filters, context);
  const sides = await readSides({ ...params, codes }, context);
  return { kmmc: codes ? "已筛选，不作试算" : verdictOn(sides), ...sides };
});

type Filters = Omit<ParamsOf<"subject.trialBalance">, "kjnd" | "kjqj" | "withUpper">;

/** The codes of the subjects that the filters leave; null: there are none, and the whole ledger is meant. */
async function chosenCodes(filters: Filters, context: FirmContext): Promise<readonly string[] | null> {
  const { ztdm: _ledger, ...narrowing } = filters;
  if (Object.values(narrowing).every((value) => value === undefined)) return null;
  const store = await RecordStore.open("subject", context);
  const asked = await findOperation(context, "subject.trialBalance");
  const found = await store.list({ conditions: readConditions(asked, store.record, filters) });
  return found.map(({ kmdm }) => kmdm);
}

interface Chosen {
  readonly ztdm: number;
  readonly kjnd: number;
  readonly kjqj: number;
  readonly codes: readonly string[] | null;
}

async function readSides({ ztdm, kjnd, kjqj, codes }: Chosen, { db }: FirmContext): Promise<Sides> {
  const amount = (field: string) => sql`(r.fields ->> ${sql.lit(field)})::numeric`;
  const side = sql`(s.fields ->> 'yefx')::int`;
  const total = (field: string) => sql<string>`coalesce(sum(${amount(field)}), 0)`;
  /** A balance below zero stands on the other side than its subject. */
  const standing = (field: string, on: number) => sql<string>`coalesce(sum(abs(${amount(field)}))
    filter (where (${side} = ${on}) = (${amount(field)} > 0) and ${amount(field)} <> 0), 0)`;
  const isChosen = codes
    ? sql<boolean>`s.fields ->> 'kmdm' like any(${codes.map((code) => `${code}%`)}::text[])`
    : sql<boolean>`true`;
  const sums = await selectBalances(db, { ztdm, kjnd })
    .where("r.kjqj", "=", kjqj)
    .where(isChosen)
    .select([
      standing("qcye", DEBIT).as("qcjf"),
      standing("qcye", CREDIT).as("qcdf"),
      total("jffse").as("jffse"),
      total("dffse").as("dffse"),
      standing("qmye", DEBIT).as("qmjf"),
      standing("qmye", CREDIT).as("qmdf"),
    ])
    .executeTakeFirstOrThrow();
  return {
    qcjf: Number(sums.qcjf),
    qcdf: Number(sums.qcdf),
    jffse: Number(sums.jffse),
    dffse: Number(sums.dffse),
    qmjf: Number(sums.qmjf),
    qmdf: Number(sums.qmdf),
  };
}

function verdictOn(sides: Sides): string {
  const faults = PAIRS.flatMap(([name, debit, credit]) => {
    const difference = yuanToFen(sides[debit]) - yuanToFen(sides[credit]);
    if (difference === 0) return [];
    const more = difference > 0 ? "借方" : "贷方";
    return [`${name}${more}多 ${formatYuan(fenToYuan(Math.abs(difference)))}`];
  });
  return faults.length === 0 ? "借贷平衡" : `不平衡：${faults.join("；")}`;
}
