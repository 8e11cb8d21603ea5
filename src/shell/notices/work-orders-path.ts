/** The screen of the user's work orders. */
export const WORK_ORDERS = "/accountCenter/workOrder";
