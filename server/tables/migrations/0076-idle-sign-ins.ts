/** The last deed of whoever holds a token: a sign-in that nobody uses ends by itself where the firm says so. */
export const idleSignIns: readonly string[] = [`alter table token add column last_use timestamp(0)`];
