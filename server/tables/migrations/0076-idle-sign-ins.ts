/** The last use of a token: an unused sign-in ends by itself where the firm says so. */
export const idleSignIns: readonly string[] = [`alter table token add column last_use timestamp(0)`];
