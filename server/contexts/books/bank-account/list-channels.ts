import { operation } from "../../../contracts/operation.ts";
import { bankChannels } from "../../../gateways/bank-channels.ts";
import { findAccount } from "./bank-account.ts";

const BY_HAND = 3;

/** The ways in which statements can be had from a bank, from the bank of an account with their state there, or from every bank. */
export const listChannels = operation("bankAccount.channel", async ({ yhzhid, sysBankId }, context) => {
  const account = yhzhid === undefined ? undefined : await findAccount(yhzhid, context);
  const known = context.project.enums.get("bankId") ?? [];
  const asked = account?.sysBankId ?? sysBankId;
  const banks = asked === undefined ? known.map(({ value }) => String(value)) : [asked];
  return banks.flatMap((bank) =>
    bankChannels(bank).map(({ channel, guide }) => ({
      sysBankId: bank,
      collectChannel: channel,
      collectChannelStatus: account?.collectChannel === channel ? account.collectChannelStatus : 0,
      needAuth: channel !== BY_HAND,
      guide,
    })),
  );
});
