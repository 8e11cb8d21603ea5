/** Codes that stand in the row of a company's month. */
export const COLLECTING = 1;
export const COLLECTED = 2;
export const COLLECTION_FAILED = 9;

export const CALCULATED = 1;
export const CALCULATING = 2;
export const CALCULATION_FAILED = 3;
export const NONE_THIS_MONTH = 31;
export const NO_TAX_FORM = 32;

export const NOT_NOTIFIED = 0;
export const NOTIFIED = 1;
export const AWAITING_PAYMENT = 2;
export const TAX_DONE = 3;

/** Of `checkStatus`: purchases are selected. */
export const SELECTED = 1;

export const CONFIRMING = 1;
export const CONFIRMED = 2;
export const CONFIRMATION_FAILED = 3;

export const CANCELLING = 1;
export const CANCELLED = 2;
export const CANCEL_FAILED = 3;

export const DECLARING = 1;
export const DECLARED = 2;
export const DECLARATION_FAILED = 3;

export const DOUBT_NOTIFIED = 1;
export const DOUBTED = 2;
export const TAX_CHANGED = 3;
export const CLOSED = 5;
/** The reason against every act on a closed month. */
export const CLOSED_MONTH = "税款当前不可操作";

/** 日期 among the choices of payment time. */
export const PAY_ON_DATE = 0;

/** The value of an amount while it is being calculated. */
export const AMOUNT_CALCULATING = -8_888_888_888.88;
