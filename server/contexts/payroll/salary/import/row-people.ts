import { groupRows } from "../../../../../src/domain/group-rows.ts";
import { isSamePersonName } from "../../../../../src/domain/person-name.ts";
import { maskIdentity } from "../../../../../src/domain/mask.ts";
import type { FirmContext } from "../../../../contracts/firm-context.ts";
import type { ImportRow } from "../../../../contracts/import-kind.ts";
import type { FieldError } from "../../../../platform/errors.ts";
import { RecordStore } from "../../../../records/record-store.ts";
import type { PayrollPeriod } from "../payroll-period.ts";
import type { PayrollPerson } from "../payroll-records.ts";
import {
  type RowPerson,
  type WrittenPerson,
  joiningPerson,
  knownFaults,
  readWrittenPerson,
} from "./row-person.ts";

/** `mayJoin`: a row may bring a person whom the client does not have yet. */
export interface PeopleRules {
  readonly mayJoin: boolean;
}

/** The people of the rows, in their order. */
export async function findRowPeople(
  rows: readonly ImportRow[],
  period: PayrollPeriod,
  { mayJoin }: PeopleRules,
  context: FirmContext,
): Promise<RowPerson[]> {
  const store = await RecordStore.open("salaryPerson", context);
  const written: WrittenPerson[] = [];
  for (const row of rows) written.push(await readWrittenPerson(row, store.record, context));
  const find = await finderOf(written, period.companyId, store);
  const titleOf = documentTitles(context);
  const today = context.clock.now().slice(0, 10);
  const found = written.map((person): RowPerson => {
    const { name, number, faults } = person;
    if (name === null || number === null) return { faults };
    const known = find(person);
    if (known) return { known, faults: [...faults, ...knownFaults(known, person, titleOf)] };
    if (number.includes("*")) return { faults: [...faults, hiddenFault(number)] };
    if (!mayJoin) return { faults: [...faults, unknownFault(name)] };
    const joining = joiningPerson(person, period, today);
    return { ...joining, faults: [...faults, ...joining.faults] };
  });
  return await withPhoneFaults(found, rows, period.companyId, store);
}

function unknownFault(name: string): FieldError {
  return { path: "rowXm", message: `企业没有人员“${name}”，请先录入人员` };
}

function hiddenFault(number: string): FieldError {
  return {
    path: "rowZjhm",
    message: `证件号码“${number}”有遮盖，按姓名和号码找不到对应的人员，请填写完整的证件号码`,
  };
}

type People = RecordStore<PayrollPerson>;

/** Finds the client's people by their numbers; by name and number where the number is masked, as our templates have it. */
async function finderOf(written: readonly WrittenPerson[], companyId: number, store: People) {
  const numbers = [...new Set(written.flatMap(({ number }) => number ?? []))];
  const isHidden = (number: string) => number.includes("*");
  const whole = numbers.filter((number) => !isHidden(number));
  const people = numbers.some((number) => isHidden(number))
    ? await store.list({ where: { companyId } })
    : await store.list({ where: { companyId, zjhm: whole } });
  const byNumber = new Map(people.map((person) => [person.zjhm, person]));
  const byMask = groupRows(people, ({ zjhm }) => maskIdentity(zjhm));
  return ({ name, number }: WrittenPerson): PayrollPerson | undefined => {
    const known = byNumber.get(number ?? "");
    if (known || number === null || !isHidden(number)) return known;
    const [one, ...others] = (byMask.get(number) ?? []).filter(({ xm }) => isSamePersonName(xm, name ?? ""));
    return others.length === 0 ? one : undefined;
  };
}

function documentTitles({ project }: FirmContext): (zjlx: string) => string {
  const table = project.enums.get("idCardType") ?? [];
  return (zjlx) => table.find(({ value }) => value === zjlx)?.label ?? zjlx;
}

/** A number of a phone belongs to one person of a client. */
async function withPhoneFaults(
  people: readonly RowPerson[],
  rows: readonly ImportRow[],
  companyId: number,
  store: People,
): Promise<RowPerson[]> {
  const phones = [...new Set(people.flatMap(({ joining }) => joining?.phone ?? []))];
  const holders = phones.length === 0 ? [] : await store.list({ where: { companyId, phone: phones } });
  const holderOf = new Map(holders.map((holder) => [String(holder.phone), holder]));
  const lineOf = new Map<string, { readonly line: number; readonly zjhm: string }>();
  return people.map((person, index) => {
    const { phone = null, zjhm = "" } = person.joining ?? {};
    if (phone === null) return person;
    const holder = holderOf.get(phone);
    const above = lineOf.get(phone);
    if (!above) lineOf.set(phone, { line: rows[index]?.line ?? 0, zjhm });
    const message = holder
      ? `手机号已被${holder.companyName}的${holder.xm}使用`
      : above && above.zjhm !== zjhm
        ? `手机号与第 ${above.line} 行重复`
        : undefined;
    return message === undefined
      ? person
      : { ...person, faults: [...person.faults, { path: "rowPhone", message }] };
  });
}
