import { articleAssistant } from "./article-assistant.ts";
import { GatewayRefusal } from "./gateway-refusal.ts";
import type { Gateways } from "./gateways.ts";

/** The gateways of an installation without connections yet: they refuse instead of inventing answers. */
export const UNCONNECTED: Gateways = {
  bank: {
    channels: () => Promise.resolve([]),
    issueCode: refusing("银行"),
    acceptsCode: refusing("银行"),
    readLines: refusing("银行"),
    findReceipts: refusing("银行"),
  },
  taxBureau: {
    collectInvoices: refusing("电子税务局"),
    confirmSelection: refusing("电子税务局"),
    cancelConfirmation: refusing("电子税务局"),
    declare: refusing("电子税务局"),
    declareOtherTaxes: refusing("电子税务局"),
  },
  taxRegistration: {
    readTaxes: refusing("电子税务局"),
    readSocialSecurity: refusing("电子税务局"),
  },
  accountBureau: {
    verify: refusing("电子税务局"),
    login: refusing("电子税务局"),
    unlock: refusing("电子税务局"),
    proState: refusing("电子税务局"),
    strengthenedAreas: () => Promise.resolve([]),
  },
  delegationDesk: {
    authorise: refusing("电子税务局"),
    release: refusing("电子税务局"),
  },
  pitBureau: {
    collect: refusing("自然人电子税务局"),
    revoke: refusing("自然人电子税务局"),
  },
  socialInsurance: { contributions: refusing("社保经办机构") },
  sms: { send: refusing("短信平台") },
  // It needs no connection.
  assistant: articleAssistant,
  miniProgram: { demoPage: () => Promise.resolve(null) },
};

function refusing(partner: string): () => Promise<never> {
  return () => Promise.reject(new GatewayRefusal(`尚未接入${partner}，请联系系统管理员`));
}
