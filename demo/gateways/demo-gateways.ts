import { articleAssistant } from "../../server/gateways/article-assistant.ts";
import type { Gateways } from "../../server/gateways/gateways.ts";
import { demoAccountBureau } from "./demo-account-bureau.ts";
import { demoBank } from "./demo-bank.ts";
import { demoDelegationDesk } from "./demo-delegation-desk.ts";
import { demoMiniProgram } from "./demo-mini-program.ts";
import { demoPitBureau } from "./demo-pit-bureau.ts";
import { demoSms } from "./demo-sms.ts";
import { demoSocialInsurance } from "./demo-social-insurance.ts";
import { demoTaxBureau } from "./demo-tax-bureau.ts";
import { demoTaxRegistration } from "./demo-tax-registration.ts";

/** Invented partners of the demonstration: the same question always has the same answer, and some companies always fail. */
export const demoGateways: Gateways = {
  bank: demoBank,
  taxBureau: demoTaxBureau,
  taxRegistration: demoTaxRegistration,
  accountBureau: demoAccountBureau,
  delegationDesk: demoDelegationDesk,
  pitBureau: demoPitBureau,
  socialInsurance: demoSocialInsurance,
  sms: demoSms,
  assistant: articleAssistant,
  miniProgram: demoMiniProgram,
};
