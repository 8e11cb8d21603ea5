import { operation } from "../../../contracts/operation.ts";
import { findAccount } from "./bank-account.ts";
import { BY_HAND, bankChannels } from "./bank-channels.ts";

/** The ways in which statements can be had from a bank, from the bank of an account with their state there, or from every bank. */
export const listChannels = operation("bankAccount.channel", async ({ yhzhid, sysBankId }, context) => {
  const account = yhzhid === undefined ? undefined : await findAccount(yhzhid, context);
  const known = context.project.enums.get("bankId") ?? [];
  const asked = account?.sysBankId ?? sysBankId;
  const banks = asked === undefined ? known.map(({ value }) => String(value)) : [asked];
  const offered = await Promise.all(
    banks.map(async (bank) => ({ bank, offers: await bankChannels(bank, context) })),
  );
  return offered.flatMap(({ bank, offers }) =>
    offers.map(({ channel, guide }) => ({
      sysBankId: bank,
      collectChannel: channel,
      collectChannelStatus: account?.collectChannel === channel ? account.collectChannelStatus : 0,
      needAuth: channel !== BY_HAND,
      guide,
    })),
  );
});
