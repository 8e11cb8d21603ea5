/** A lock of the bureau is kept with the phone, so that lists of accounts can tell. */
export const phoneBlocks: readonly string[] = [`alter table sms_lock add column bureau_block integer`];
