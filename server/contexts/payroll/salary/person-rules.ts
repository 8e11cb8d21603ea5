import { bankCardFault } from "../../../../src/domain/bank-card.ts";
import { DOCUMENT, documentFault } from "../../../../src/domain/identity-document.ts";
import { readIdentityNumber } from "../../../../src/domain/identity-number.ts";
import { tidyPersonName } from "../../../../src/domain/person-name.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { type FieldError, Refusal } from "../../../platform/errors.ts";
import type { RulesOf } from "../../../records/rule-book.ts";
import type { Fields, StoredRecord } from "../../../contracts/record.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { identityFault, phoneFault, removalFault } from "./persons/person-faults.ts";

/** Documents whose numbers of 18 digits say when their holder was born. */
const WITH_BIRTH_DATE: ReadonlySet<unknown> = new Set([
  DOCUMENT.residentCard,
  DOCUMENT.permanentResidence,
  DOCUMENT.hongKongMacaoResidence,
  DOCUMENT.taiwanResidence,
]);
const IDENTITY = ["xm", "zjlx", "zjhm"] as const;

/** People on a payroll: sound numbers, and no changes to what has been confirmed. */
export const personRules: RulesOf<"salaryPerson"> = {
  complete: (fields, _before, { clock }) => ({
    ...fields,
    xm: tidyPersonName(fields.xm),
    ...identityFacts(fields, clock.now().slice(0, 10)),
    ryzt: hasLeft(fields, clock.now().slice(0, 10)) ? 0 : (fields.ryzt ?? 1),
  }),
  assertAllowed: async (after, before, context) => {
    const faults = [
      ...numberFaults(after, before, context.clock.now().slice(0, 10)),
      ...(await phoneFaults(after, before, context)),
      ...(await departmentFaults(after, context)),
    ];
    const [first] = faults;
    if (first) throw new Refusal("validation", first.message, faults);
    if (!before || IDENTITY.every((name) => before[name] === after[name])) return;
    const fault = await identityFault(before, context);
    if (fault !== null) throw new Refusal("rule", fault);
  },
  assertRemovable: async (people, context) => {
    for (const person of people) {
      const fault = await removalFault(person, context);
      if (fault !== null) throw new Refusal("rule", fault);
    }
  },
};

/** Birth date and sex, read from the number of a document that has them. */
function identityFacts({ zjlx, zjhm }: Fields, today: string): Fields {
  if (!WITH_BIRTH_DATE.has(zjlx) || typeof zjhm !== "string") return {};
  const facts = readIdentityNumber(zjhm, today);
  const digit = Number(zjhm.at(zjhm.length === 18 ? -2 : -1));
  return facts ? { csrq: facts.birthDate, xb: digit % 2 === 1 ? "1" : "2" } : {};
}

function hasLeft({ lzrq }: Fields, today: string): boolean {
  return typeof lzrq === "string" && lzrq < today;
}

function numberFaults(after: Fields, before: StoredRecord | undefined, today: string): FieldError[] {
  const {
    zjlx = "",
    zjhm = "",
    rzrq,
    lzrq,
    yhkh,
    sfscjy,
    sfqnkc,
  } = after as Readonly<Record<string, string>>;
  const faults: FieldError[] = [];
  const fault = (path: string, message: string) => faults.push({ path, message });
  const isAsBefore = zjhm === before?.zjhm && zjlx === before?.zjlx;
  const numberFault = isAsBefore ? undefined : documentFault(zjlx, zjhm, today);
  if (numberFault !== undefined) fault("zjhm", numberFault);
  if (lzrq && rzrq && lzrq < rzrq) fault("lzrq", "离职日期不能早于任职受雇日期");
  const cardFault = yhkh && yhkh !== before?.yhkh ? bankCardFault(yhkh.replaceAll(" ", "")) : null;
  if (cardFault !== null) fault("yhkh", cardFault);
  if (Number(sfscjy) === 1 && Number(sfqnkc) === 1)
    fault("sfqnkc", "当年首次入职人员不能同时按年扣除减除费用");
  return faults;
}

async function phoneFaults(
  after: Fields,
  before: StoredRecord | undefined,
  context: FirmContext,
): Promise<FieldError[]> {
  const { phone, zjhm, companyId } = after;
  if (typeof phone !== "string" || phone === "" || phone === before?.phone) return [];
  const message = await phoneFault(
    phone,
    { identityNumber: String(zjhm), companyId: Number(companyId) },
    context,
  );
  return message === null ? [] : [{ path: "phone", message }];
}

async function departmentFaults({ bmId, companyId }: Fields, context: FirmContext): Promise<FieldError[]> {
  if (typeof bmId !== "number") return [];
  const department = await (await RecordStore.open("salaryDept", context)).find(bmId);
  const message = "所选部门不属于该企业，请重新选择";
  return department.companyId === companyId ? [] : [{ path: "bmId", message }];
}
