/** What the bureau has against a phone is kept with it, so that lists of accounts can tell. */
export const phoneBlocks: readonly string[] = [`alter table sms_lock add column bureau_block integer`];
