import type { FirmContext } from "../../../../contracts/firm-context.ts";
import { Refusal } from "../../../../platform/errors.ts";
import type { Fields } from "../../../../contracts/record.ts";
import { RecordStore } from "../../../../records/record-store.ts";
import { patchEach } from "../../../../records/write/patch-records.ts";
import { givenIncome } from "./given-income.ts";
import { type LineFault, lineFault } from "./line-fault.ts";
import { readPensions } from "./limited-deductions.ts";
import { otherLineFault, readOtherLines } from "./other-lines.ts";
import type { PayrollPerson, PayrollSheet } from "../payroll-records.ts";
import { recomputeLines } from "./recompute-lines.ts";
import { refreshTotals } from "../sheets/refresh-totals.ts";

/** A person's amounts of a period, in yuan, by the names of a line's properties; what is left out stays as it is. */
export interface LineInput {
  readonly ryid: number;
  readonly [name: string]: unknown;
}

/**
 * Writes people's amounts into a sheet that may be changed, one line a person, and works out their tax. `param` is the
 * parameter that they came by.
 */
export async function saveLines(
  sheet: PayrollSheet,
  inputs: readonly LineInput[],
  param: string,
  context: FirmContext,
): Promise<void> {
  const { companyId, kjnd, kjqj } = sheet;
  const store = await RecordStore.open("salaryLine", context);
  const ryids = inputs.map(({ ryid }) => ryid);
  const people = await readPeople(ryids, companyId, context);
  const known = await store.list({
    where: { companyId, kjnd, kjqj, sheetId: sheet.id, ryid: ryids },
  });
  const before = new Map(known.map((line) => [line.ryid, line]));
  const joining = [...people.values()].filter(({ ryid }) => !before.has(ryid));
  await assertOnlyLines(joining, sheet, context);
  const pensions = await readPensions(inputs, sheet, context);
  const made: Fields[] = [];
  const changes = new Map<number, Fields>();
  for (const [index, input] of inputs.entries()) {
    const person = people.get(input.ryid);
    if (!person) throw new Refusal("missing", "所选人员不属于该企业，请刷新后重试");
    const line = before.get(input.ryid);
    const pensionBefore = pensions.get(input.ryid) ?? 0;
    const fault = lineFault({ before: line, input, person, sheet, pensionBefore });
    if (fault) refuse(`${param}.${index}`, person, fault);
    const fields = { ...input, bmId: person.bmId ?? null, tbsr: givenIncome(line, input) };
    if (line) changes.set(line.id, fields);
    else made.push({ ...columnsOf(sheet), ...fields });
  }
  await patchEach(context, changes);
  await store.createAll(made);
  await recomputeLines(ryids, { companyId, kjnd, kjqj }, context);
  await refreshTotals(companyId, kjnd, [sheet.id], context);
}

function refuse(path: string, { xm }: PayrollPerson, { field, text }: LineFault): never {
  const message = `${xm}${field === null ? "" : "："}${text}`;
  if (field === null) throw new Refusal("rule", message);
  throw new Refusal("validation", message, [{ path: `${path}.${field}`, message }]);
}

function columnsOf({ id, companyId, xctjid, xclx, kjnd, kjqj }: PayrollSheet): Fields {
  return { sheetId: id, companyId, xctjid, xclx, kjnd, kjqj };
}

async function readPeople(ryids: readonly number[], companyId: number, context: FirmContext) {
  const store = await RecordStore.open("salaryPerson", context);
  const people = await store.list({ where: { companyId, ryid: ryids } });
  return new Map(people.map((person) => [person.ryid, person]));
}

/** Asserts that a person's pay of one kind is in one sheet a month, and a bonus is taxed apart once a year. */
async function assertOnlyLines(
  people: readonly PayrollPerson[],
  sheet: PayrollSheet,
  context: FirmContext,
): Promise<void> {
  const others = await readOtherLines(
    people.map(({ ryid }) => ryid),
    sheet,
    context,
  );
  for (const { ryid, xm } of people) {
    const other = others.get(ryid);
    if (other) throw new Refusal("rule", `${xm}${otherLineFault(other)}`);
  }
}
