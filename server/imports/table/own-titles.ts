/** The row's line in the file that was sent, in files of failed rows. */
export const LINE_TITLE = "原行号";

export const REASON_TITLE = "失败原因";

/** Titles that our own files add to those of the file that was sent. */
export const OWN_TITLES: readonly string[] = [LINE_TITLE, REASON_TITLE];
