import type { PlainValues } from "../../../../contracts/plain-values.ts";
import type { ParamsOf } from "../../../../contracts/operation.ts";
import { readIdentityNumber } from "../../../../../src/domain/identity-number.ts";
import { maskIdentity, maskPhone } from "../../../../../src/domain/mask.ts";
import { bareName } from "../../../../../src/domain/same-name.ts";
import { taxNumberFault } from "../../../../../src/domain/tax-number.ts";
import type { FirmContext } from "../../../../contracts/firm-context.ts";
import { type FieldError, Refusal } from "../../../../platform/errors.ts";
import { takeTurn } from "../../../../records/write/take-turn.ts";
import { companiesLike, duplicateFaults } from "./duplicate-faults.ts";

/** A company as it is added or changed, without its tags and staff; a blank `khbm` is made by the server. */
export type CompanyInput = PlainValues<Omit<ParamsOf<"company.add">, "tagIdList" | "userIdList">>;

const SECRET_PHONES = ["legalPersonPhone", "financePersonPhone", "taxPersonPhone"] as const;

/** The secret texts of a stored company. */
export type Secrets = {
  readonly [Name in (typeof SECRET_PHONES)[number] | "legalPersonIdCardNo"]: string | null;
};

const RESIDENT_CARD = "201";

/** A text that equals the mask of the stored one means that it was left alone. */
export function restoreSecrets<Input extends Partial<Secrets>>(input: Input, stored: Secrets): Input {
  const kept: { -readonly [Name in keyof Secrets]?: string | null } = {};
  for (const name of SECRET_PHONES) {
    const text = stored[name];
    if (text !== null && input[name] === maskPhone(text)) kept[name] = text;
  }
  const { legalPersonIdCardNo: number } = stored;
  if (number !== null && input.legalPersonIdCardNo === maskIdentity(number))
    kept.legalPersonIdCardNo = number;
  return { ...input, ...kept };
}

/** Refuses, with every fault at its field, what the form may not send. `companyId`: the company that is changed. */
export async function checkCompanyInput(
  context: Pick<FirmContext, "db" | "user" | "clock">,
  input: CompanyInput,
  companyId: number | null,
  knownFaults: readonly FieldError[] = [],
): Promise<void> {
  await takeTurn(`company name ${bareName(input.companyName)}`, context);
  const others = await companiesLike(context, [input], companyId);
  const duplicates = duplicateFaults(input, others);
  const isRenamed = companyId === null || input.companyName !== (await nameOf(companyId, context));
  const today = context.clock.now().slice(0, 10);
  const faults = [
    ...knownFaults,
    ...companyFaults(input, isRenamed ? duplicates : besides("companyName", duplicates), today),
  ];
  const [first] = faults;
  if (first) throw new Refusal("validation", first.message, faults);
}

/** Two clients whose names differ in blanks or brackets alone may be there from before: each can still be changed. */
function besides(path: string, faults: readonly FieldError[]): FieldError[] {
  return faults.filter((fault) => fault.path !== path);
}

async function nameOf(companyId: number, { db }: Pick<FirmContext, "db">): Promise<string | undefined> {
  const company = await db
    .selectFrom("company")
    .select("companyName")
    .where("companyId", "=", companyId)
    .executeTakeFirst();
  return company?.companyName;
}

/** Faults of a company form, each at its field; `duplicates` among them. */
export function companyFaults(
  input: CompanyInput,
  duplicates: readonly FieldError[],
  today: string,
): FieldError[] {
  const faults: FieldError[] = [];
  const taxFault = taxNumberFault(input.taxlayerNo);
  if (taxFault !== null) faults.push({ path: "taxlayerNo", message: taxFault });
  faults.push(...duplicates);
  if ((input.registrationDate ?? "") > today) {
    faults.push({ path: "registrationDate", message: "成立日期不能晚于今天" });
  }
  for (const path of SECRET_PHONES) {
    if (input[path]?.includes("*")) faults.push({ path, message: "请填写完整的手机号" });
  }
  return [...faults, ...identityFaults(input, today)];
}

function identityFaults(
  { legalPersonIdCardNo: number, legalPersonIdCardType: type }: CompanyInput,
  today: string,
): FieldError[] {
  if (!number) return [];
  const at = (path: string, message: string) => [{ path, message }];
  if (!type) return at("legalPersonIdCardType", "请选择法人证件类型");
  if (number.includes("*")) return at("legalPersonIdCardNo", "请填写完整的证件号码");
  return type === RESIDENT_CARD && readIdentityNumber(number, today) === null
    ? at("legalPersonIdCardNo", "身份证号码不正确，请核对后重新填写")
    : [];
}
