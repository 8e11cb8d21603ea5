/** All that other contexts may use of this one. */
export { countFeeStates, readFeeClients } from "./fee/fee-clients.ts";
