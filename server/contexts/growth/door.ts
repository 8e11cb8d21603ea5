/** All that other contexts may use of this one. */
export { countByStatus } from "./visit/count-by-status.ts";
export { PLAN } from "./visit/plan-status.ts";
