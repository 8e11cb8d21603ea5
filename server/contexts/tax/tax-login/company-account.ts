import { maskPhone } from "../../../../src/domain/mask.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation } from "../../../contracts/operation.ts";
import type { StoredRecord } from "../../../contracts/record.ts";
import type { AccountFault } from "../../../gateways/account-bureau.ts";
import { Refusal } from "../../../platform/errors.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { keepOne } from "../../../records/write/keep-one.ts";
import { ACCOUNT_STATE, STATE_OF_FAULT, readAccountState } from "./account-state.ts";
import { hiddenPassword, keptPassword, passwordOwner, typedPassword } from "./kept-password.ts";

/** The company's account; its secrets are masked. */
export const companyAccount = operation(
  "taxLogin.queryCompanyTaxAccountInfo",
  async ({ companyId }, context) => {
    const account = await findAccount(companyId, context);
    if (!account) return NO_ACCOUNT;
    const store = await RecordStore.open("bureauAccount", context);
    const [shown] = await store.presentOnly([account], SHOWN);
    if (!shown) return NO_ACCOUNT;
    return {
      ...shown,
      pwd: hiddenPassword(account.pwd),
      loginState: await readAccountState(companyId, context),
    };
  },
);

const SHOWN = [
  "phone",
  "userName",
  "dlfsTypeCode",
  "taxRealBsrlxmc",
  "areaCode",
  "verifyType",
  "loginState",
  "lastLoginTime",
  "failCause",
] as const;

const NO_ACCOUNT = {
  phone: null,
  userName: null,
  pwd: null,
  dlfsTypeCode: null,
  taxRealBsrlxmc: null,
  areaCode: null,
  verifyType: 0,
  loginState: ACCOUNT_STATE.missing,
  lastLoginTime: null,
  failCause: null,
};

/** Stands last among the identities to choose from: another one is to be named. */
const NEW_IDENTITY = "新增身份";

/** The identities that the company's account has signed in with, the last one first, and a new one. */
export const companyIdentities = operation("taxLogin.identities", async ({ companyId }, context) => {
  const known = identitiesOf(await findAccount(companyId, context));
  return [...known.toReversed(), NEW_IDENTITY].map((identity) => ({ identity }));
});

export async function findAccount(companyId: number, context: FirmContext) {
  const store = await RecordStore.open("bureauAccount", context);
  return await store.first({ where: { companyId } });
}

/** The phone in full, for the bureau: a masked one that was sent back stands for the one that is kept. */
export function wholePhone(phone: string, account: StoredRecord | undefined): string {
  if (!phone.includes("*")) return phone;
  const kept = account?.phone;
  if (typeof kept === "string" && maskPhone(kept) === phone) return kept;
  const message = "请填写完整的手机号";
  throw new Refusal("validation", message, [{ path: "phone", message }]);
}

/** The password that was typed, else the one that is kept for this user name. */
export function passwordFor(
  { account, password, qyid }: { account: string; password?: string | undefined; qyid: number },
  known: StoredRecord | undefined,
  { secrets }: FirmContext,
): string | null {
  const typed = typedPassword(password);
  if (typed !== undefined) return typed;
  return known?.userName === account ? secrets.open(known.pwd, passwordOwner("bureauAccount", qyid)) : null;
}

const BETWEEN_IDENTITIES = "|";
const MOST_IDENTITIES = 9;

function identitiesOf(account: StoredRecord | undefined): readonly string[] {
  const known = account?.taxRealBsrlxmc;
  return typeof known === "string" && known !== "" ? known.split(BETWEEN_IDENTITIES) : [];
}

/** The identities that the account has signed in with, the one given now last. */
function withIdentity(account: StoredRecord | undefined, bsrlx: string | null | undefined) {
  if (bsrlx === null || bsrlx === undefined || bsrlx === "") return {};
  const others = identitiesOf(account).filter((identity) => identity !== bsrlx);
  return { taxRealBsrlxmc: [...others, bsrlx].slice(-MOST_IDENTITIES).join(BETWEEN_IDENTITIES) };
}

interface VerifiedAccount {
  readonly qyid: number;
  readonly account: string;
  readonly phone: string;
  readonly areaCode: string;
  readonly password?: string | undefined;
  readonly idCard?: string | null | undefined;
  readonly verifyType?: number | undefined;
  readonly bsrlx?: string | null | undefined;
}

const BY_PASSWORD = "1";

/** Keeps an account that the bureau has let in. */
export async function keepVerified(params: VerifiedAccount, context: FirmContext): Promise<void> {
  const { qyid, account, phone, areaCode, password, idCard, verifyType, bsrlx } = params;
  const store = await RecordStore.open("bureauAccount", context);
  await keepOne(store, { companyId: qyid }, (known) => ({
    ...(!known && { dlfsTypeCode: BY_PASSWORD }),
    areaCode,
    userName: account,
    phone,
    // Of another user the password that was kept is none.
    ...(known?.userName !== account && { pwd: null }),
    ...keptPassword("pwd", password, passwordOwner("bureauAccount", qyid), context),
    ...(idCard && { idCard }),
    ...withIdentity(known, bsrlx),
    verifyType: verifyType ?? known?.verifyType ?? 0,
    loginState: ACCOUNT_STATE.valid,
    failCause: null,
    lastLoginTime: context.clock.now(),
  }));
}

/** Notes that the bureau refuses the account that is kept; one that was only tried leaves it as it was. */
export async function noteRefused(
  { qyid, account }: Pick<VerifiedAccount, "qyid" | "account">,
  { failCause, fault = "expired" }: { readonly failCause: string; readonly fault?: AccountFault | undefined },
  context: FirmContext,
): Promise<void> {
  const store = await RecordStore.open("bureauAccount", context);
  const known = await store.first({ where: { companyId: qyid } });
  if (known?.userName !== account) return;
  await store.change(known, { loginState: STATE_OF_FAULT[fault], failCause });
}
