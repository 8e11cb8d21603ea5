import { BLOCKED } from "../../server/gateways/account-bureau.ts";
import type { DemoCompany } from "../demo-companies.ts";
import { passwordOwner } from "../../server/contexts/tax/tax-login/kept-password.ts";
import { sealDemoSecret } from "../demo-secrets.ts";
import type { DemoWorld } from "../demo-world.ts";
import { hasBureauAccount, isGeneral } from "./demo-period-state.ts";

const ROLES = ["法定代表人", "财务负责人", "办税员", "财务负责人|办税员"];

/** Reasons for which the bureau refuses accounts, with the state (code table `taxAccountState`). */
const REFUSALS = [
  { loginState: 3, failCause: "用户名或密码错误，请重新填写" },
  { loginState: 4, failCause: "账号已被冻结，请补充身份证号后重新验证（错误码 2035）" },
  { loginState: 2, failCause: "账号长期未登录，请补充身份证号后重新验证（错误码 2062）" },
] as const;

/** The accounts at the electronic tax bureau and, of some companies, for their staff's income tax. */
export async function seedTaxAccounts(world: DemoWorld, companies: readonly DemoCompany[]): Promise<void> {
  const known = companies.filter(hasBureauAccount);
  await world.insert(
    "bureauAccount",
    known.map((company) => {
      const { companyId, provinceId, cityId, taxlayerNo } = company;
      const refusal = companyId % 8 === 5 ? REFUSALS[Math.floor(companyId / 8) % REFUSALS.length] : undefined;
      const loginState = refusal?.loginState ?? (companyId % 8 === 6 ? 0 : 1);
      return {
        companyId,
        createTime: world.daysAgo(300, companyId),
        fields: {
          areaCode: cityId === "4403" ? cityId : provinceId,
          userName: taxlayerNo.slice(-8).toLowerCase(),
          pwd: sealDemoSecret(`Sw${companyId}#`, passwordOwner("bureauAccount", companyId)),
          phone: bureauPhone(company),
          idCard: company.legalPersonIdCardNo,
          dlfsTypeCode: ["1", "2", "4"][companyId % 3],
          taxRealBsrlxmc: ROLES[companyId % ROLES.length],
          verifyType: companyId % 4 === 0 ? 1 : 0,
          loginState,
          lastLoginTime: loginState === 0 ? null : world.daysAgo(2 + (companyId % 9), companyId),
          failCause: refusal?.failCause ?? null,
        },
      };
    }),
  );
  await seedPhoneBlocks(world, known);
  await world.insert(
    "personTaxAccount",
    known
      .filter((company, index) => index % 3 === 0 && company.legalPersonPhone)
      .map((company, index) => ({
        companyId: company.companyId,
        createTime: world.daysAgo(200 - index, index),
        fields: {
          phone: company.legalPersonPhone,
          account: company.legalPerson,
          accountType: 1 + (index % 3),
          password:
            index % 4 === 3 || !company.legalPersonPhone
              ? null
              : sealDemoSecret(
                  `Gs${company.companyId}#`,
                  passwordOwner("personTaxAccount", company.legalPersonPhone),
                ),
          label: index % 2 === 0 ? "法定代表人" : "代扣代缴经办人",
          isAgent: index % 5 === 4 ? 1 : 0,
          lastLoginTime: world.daysAgo(index % 20, index),
        },
      })),
  );
  await world.insert(
    "taxpayerSwitch",
    companies
      .filter((company) => isGeneral(company) && company.companyId % 5 === 2)
      .map(({ companyId }) => ({
        companyId,
        createTime: world.daysAgo(400),
        fields: { sfxzy: "Y", yxqq: `${world.periods[6]?.name ?? "2025-05"}-01` },
      })),
  );
}

function bureauPhone({ taxPersonPhone, legalPersonPhone }: DemoCompany): string | null {
  return taxPersonPhone ?? legalPersonPhone ?? null;
}

/** Phones to which the bureau sends no codes until they are unlocked. */
async function seedPhoneBlocks(world: DemoWorld, companies: readonly DemoCompany[]): Promise<void> {
  const blocked = companies.filter(({ companyId }) => companyId % 16 === 7);
  const rows = blocked.flatMap((company) => {
    const phone = bureauPhone(company);
    const bureauBlock = company.companyId % 32 === 7 ? BLOCKED.byCount : BLOCKED.byReception;
    const updateTime = world.daysAgo(1, company.companyId);
    return phone === null ? [] : [{ phone, wrongCount: 0, locked: 0, bureauBlock, updateTime }];
  });
  if (rows.length > 0) await world.db.insertInto("smsLock").values(rows).execute();
}
