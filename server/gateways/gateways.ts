import type { AccountBureau } from "./account-bureau.ts";
import type { Assistant } from "./assistant.ts";
import type { BankGateway } from "./bank-gateway.ts";
import type { DelegationDesk } from "./delegation-desk.ts";
import type { MiniProgram } from "./mini-program.ts";
import type { PitBureau } from "./pit-bureau.ts";
import type { SmsGateway } from "./sms-gateway.ts";
import type { SocialInsuranceBureau } from "./social-insurance-bureau.ts";
import type { TaxBureau } from "./tax-bureau.ts";
import type { TaxRegistration } from "./tax-registration.ts";

/** The ways to banks, bureaus and other services. Each firm's installation hands in its own. */
export interface Gateways {
  readonly bank: BankGateway;
  readonly taxBureau: TaxBureau;
  readonly taxRegistration: TaxRegistration;
  readonly accountBureau: AccountBureau;
  readonly delegationDesk: DelegationDesk;
  readonly pitBureau: PitBureau;
  readonly socialInsurance: SocialInsuranceBureau;
  readonly sms: SmsGateway;
  readonly assistant: Assistant;
  readonly miniProgram: MiniProgram;
}
