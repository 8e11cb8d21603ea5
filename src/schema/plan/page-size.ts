/** Rows of a page where a screen does not say. */
export const DEFAULT_PAGE_SIZE = 20;
