import { type FirmOperation, operation } from "../../../contracts/operation.ts";
import { inventedAccountBureau } from "../../../gateways/bureau-account.ts";
import { companyAccount, loginByCode, unlockPhone, verifyAccount } from "./company-login.ts";
import { codeLogin, codeSender, scanAccounts, scanPilots, storedPassword } from "./personal-login.ts";

const proState = operation("taxLogin.getPhoneProInfo", async ({ phone }) => ({
  activeState: (await inventedAccountBureau.isPro(phone)) ? 1 : 0,
}));

/** The provinces that know a kind of strengthened check, by code and name. */
type ListOfAreas =
  `taxLogin.get${"OnlyStrengthenCheck" | "SupportStrengthenCheck" | "SupportStrengthenCheckQy"}Areas`;

const areas = (id: ListOfAreas, kind: keyof typeof inventedAccountBureau.strengthenedAreas) =>
  operation(id, async (_params, { project }) => {
    const names = project.enums.get("regionCode") ?? [];
    return inventedAccountBureau.strengthenedAreas[kind].map((provinceId) => ({
      provinceId,
      name: names.find(({ value }) => value === provinceId)?.label ?? provinceId,
    }));
  });

/** Operations on accounts at tax bureaus. */
export const taxLoginOperations: readonly FirmOperation[] = [
  verifyAccount,
  loginByCode,
  companyAccount,
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
