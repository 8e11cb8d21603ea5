import { type FirmOperation, operation } from "../../../contracts/operation.ts";
import type { StrengthenedCheck } from "../../../gateways/account-bureau.ts";
import { companyAccount, companyIdentities } from "./company-account.ts";
import { loginByCode, proState, unlockPhone, verifyAccount } from "./company-login.ts";
import { countAccounts, listAccounts } from "./list-accounts.ts";
import { codeLogin, codeSender, scanAccounts, scanPilots, storedPassword } from "./personal-login.ts";

/** The provinces that have a kind of strengthened check, by code and name. */
type ListOfAreas =
  `taxLogin.get${"OnlyStrengthenCheck" | "SupportStrengthenCheck" | "SupportStrengthenCheckQy"}Areas`;

const areas = (id: ListOfAreas, check: StrengthenedCheck) =>
  operation(id, async (_params, { project, gateways }) => {
    const names = project.enums.get("regionCode") ?? [];
    const provinces = await gateways.accountBureau.strengthenedAreas(check);
    return provinces.map((provinceId) => ({
      provinceId,
      name: names.find(({ value }) => value === provinceId)?.label ?? provinceId,
    }));
  });

/** Operations on accounts at tax bureaus. */
export const taxLoginOperations: readonly FirmOperation[] = [
  verifyAccount,
  loginByCode,
  companyAccount,
  listAccounts,
  countAccounts,
  companyIdentities,
  proState,
  areas("taxLogin.getOnlyStrengthenCheckAreas", "only"),
  areas("taxLogin.getSupportStrengthenCheckAreas", "persons"),
  areas("taxLogin.getSupportStrengthenCheckQyAreas", "companies"),
  codeSender("taxLogin.sendGsSms", "personalTax"),
  codeLogin("taxLogin.gsSmsLogin", "personalTax"),
  codeSender("taxLogin.sendAgentSmsCode", "agent"),
  codeLogin("taxLogin.agentSmsCodeLogin", "agent"),
  codeSender("taxLogin.modifyGsMmSendSmsCode", "personalTaxPassword"),
  codeLogin("taxLogin.modifyGsMmBySmsCode", "personalTaxPassword"),
  storedPassword,
  scanPilots,
  scanAccounts,
  unlockPhone,
];
