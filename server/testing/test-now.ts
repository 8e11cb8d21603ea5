/** The start of the clock of every test, Asia/Shanghai local text. */
export const TEST_NOW = "2026-11-20 10:00:00";
