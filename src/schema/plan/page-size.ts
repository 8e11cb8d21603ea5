/** Rows of a page where a screen does not say. */
export const DEFAULT_PAGE_SIZE = 20;

/** A printed list stands on one page: as many rows as a call gives at once. */
export const PRINTED_ROWS = 500;
