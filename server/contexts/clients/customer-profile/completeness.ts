import { operation } from "../../../contracts/operation.ts";
import { readClientCompany } from "../company/client-company.ts";

type ClientCompany = Awaited<ReturnType<typeof readClientCompany>>;

/** The parts of a complete file, with their names. */
export const ASKED_FOR: readonly (readonly [field: keyof ClientCompany, title: string])[] = [
  ["legalPerson", "法定代表人"],
  ["legalPersonPhone", "法人手机号"],
  ["legalPersonIdCardNo", "法人证件号码"],
  ["address", "注册地址"],
  ["businessScope", "经营范围"],
  ["registCapital", "注册资本"],
  ["registType", "登记注册类型"],
  ["registrationDate", "成立日期"],
  ["industry", "所属行业"],
  ["scales", "企业规模"],
  ["personCount", "从业人数"],
  ["financePerson", "财务负责人"],
  ["financePersonPhone", "财务负责人手机号"],
  ["taxProxyPersonName", "办税员"],
  ["taxPersonPhone", "办税员手机号"],
  ["taxlayerCreditRating", "纳税信用等级"],
  ["lxrName", "联系人"],
  ["userNames", "负责人"],
];

/** The filled share of the file, as a whole percentage, and the missing parts. */
export function completenessOf(company: ClientCompany): { percent: number; missing: string[] } {
  const missing = ASKED_FOR.filter(([field]) => company[field] === null || company[field] === "").map(
    ([, title]) => title,
  );
  const filled = ASKED_FOR.length - missing.length;
  return { percent: Math.floor((filled / ASKED_FOR.length) * 100), missing };
}

export const completeness = operation("customerProfile.completeness", async ({ qyid }, context) =>
  completenessOf(await readClientCompany(context, qyid)),
);
