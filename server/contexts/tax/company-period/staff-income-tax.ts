import { fenToYuan, yuanToFen } from "../../../../src/domain/money.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import type { Fields, StoredRecord } from "../../../contracts/record.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { groupRows } from "../../../../src/domain/group-rows.ts";

interface Month {
  readonly kjnd: number;
  readonly kjqj: number;
}

/** Everything of a month that personal income tax was withheld from; a sheet stands for its lines. */
export interface WithheldFrom {
  readonly pay: readonly Fields[];
  readonly equity: readonly Fields[];
  /** 利息、股息、红利, 财产转让 and 偶然所得. */
  readonly flat: readonly Fields[];
}

/** Personal income tax that a company withheld in a month, in yuan, by what it was withheld from. */
export interface WithheldTax {
  /** Code of pay, of the table `salaryType`, or of other income, of `flatIncomeItem`; null: equity incentives. */
  readonly kind: number | string | null;
  readonly se: number;
}

/** The amounts notified to a client, shown to staff and declared to the bureau: all of it adds up to the declaration. */
export function withheldByKind({ pay, equity, flat }: WithheldFrom): WithheldTax[] {
  const fen = new Map<WithheldTax["kind"], number>();
  const add = (kind: WithheldTax["kind"], { ybtse }: Fields) =>
    fen.set(kind, (fen.get(kind) ?? 0) + yuanToFen(Number(ybtse ?? 0)));
  for (const income of pay) add(Number(income.xclx), income);
  for (const income of equity) add(null, income);
  for (const income of flat) add(String(income.sdxm), income);
  return [...fen].map(([kind, sum]) => ({ kind, se: fenToYuan(sum) }));
}

/** The sum of the parts, in yuan. */
export function withheldInAll(parts: readonly WithheldTax[]): number {
  return fenToYuan(parts.reduce((sum, { se }) => sum + yuanToFen(se), 0));
}

/** Company → what it has to hand over of its staff's income tax for the month, in yuan; without any income it is not there. */
export async function readIncomeTaxOfStaff(
  context: FirmContext,
  companyIds: readonly number[],
  month: Month,
): Promise<ReadonlyMap<number, number>> {
  const parts = await readWithheldTaxes(context, companyIds, month);
  return new Map([...parts].map(([companyId, of]) => [companyId, withheldInAll(of)]));
}

/** Company → its parts. */
export async function readWithheldTaxes(
  context: FirmContext,
  companyIds: readonly number[],
  { kjnd, kjqj }: Month,
): Promise<ReadonlyMap<number, readonly WithheldTax[]>> {
  const read = async (name: "salarySheet" | "stockIncome" | "personalIncome") => {
    const store = await RecordStore.open(name, context);
    const records = await store.list({ where: { companyId: [...companyIds], kjnd, kjqj } });
    return groupRows(records, ({ companyId }) => companyId);
  };
  const [sheets, equity, flat] = [
    await read("salarySheet"),
    await read("stockIncome"),
    await read("personalIncome"),
  ];
  return new Map(
    companyIds.flatMap((id) => {
      const of = (records: ReadonlyMap<number, readonly StoredRecord[]>) => records.get(id) ?? [];
      const parts = withheldByKind({ pay: of(sheets), equity: of(equity), flat: of(flat) });
      return parts.length === 0 ? [] : [[id, parts] as const];
    }),
  );
}
