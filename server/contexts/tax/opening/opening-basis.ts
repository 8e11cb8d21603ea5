/** Codes of the table `taxOpeningBasis`. */
export const TYPED = 1;
export const IMPORTED = 2;
export const DECLARED_BEFORE = 3;
export const NO_OPENING_BASIS = 4;
export const ESTIMATED_BEFORE = 5;
