/** All that other contexts may use of this one. */
export { countFeeStates } from "./fee/fee-clients.ts";
