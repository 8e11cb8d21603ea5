import type { FirmHandler, Handlers } from "../../binding/handler.ts";
import { inventedAccountBureau } from "../../outside/bureau-account.ts";
import { companyAccount, loginByCode, unlockPhone, verifyAccount } from "./company-login.ts";
import { codeLogin, codeSender, scanAccounts, scanPilots, storedPassword } from "./personal-login.ts";

const proState: FirmHandler<{ readonly phone: string }> = async ({ phone }) => ({
  activeState: (await inventedAccountBureau.isPro(phone)) ? 1 : 0,
});

/** The provinces that know a kind of strengthened check, by code and name. */
function areas(kind: keyof typeof inventedAccountBureau.strengthenedAreas): FirmHandler<object> {
  return async (_params, { project }) => {
    const names = project.enums.get("regionCode") ?? [];
    return inventedAccountBureau.strengthenedAreas[kind].map((provinceId) => ({
      provinceId,
      name: names.find(({ value }) => value === provinceId)?.label ?? provinceId,
    }));
  };
}

/** What the operations on accounts at tax bureaus do. */
export const taxLoginHandlers: Handlers["firm"] = {
  "taxLogin.sendSmsVerifyCode": verifyAccount,
  "taxLogin.doLoginApp": loginByCode,
  "taxLogin.queryCompanyTaxAccountInfo": companyAccount,
  "taxLogin.getPhoneProInfo": proState,
  "taxLogin.getOnlyStrengthenCheckAreas": areas("only"),
  "taxLogin.getSupportStrengthenCheckAreas": areas("persons"),
  "taxLogin.getSupportStrengthenCheckQyAreas": areas("companies"),
  "taxLogin.sendGsSms": codeSender("personalTax"),
  "taxLogin.gsSmsLogin": codeLogin("personalTax"),
  "taxLogin.sendAgentSmsCode": codeSender("agent"),
  "taxLogin.agentSmsCodeLogin": codeLogin("agent"),
  "taxLogin.modifyGsMmSendSmsCode": codeSender("personalTaxPassword"),
  "taxLogin.modifyGsMmBySmsCode": codeLogin("personalTaxPassword"),
  "taxLogin.queryPhoneGsmm": storedPassword,
  "taxLogin.queryGsAppScanHdGsids": scanPilots,
  "taxLogin.appScanAccountAndLabelList": scanAccounts,
  "taxLogin.unLockPhone": unlockPhone,
};
