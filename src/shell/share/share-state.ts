import type { Operations } from "../../generated/operations/index.ts";

export type ShareState = Operations["session.shareState"]["result"];
export type ShareHours = Operations["session.shareProlong"]["params"]["effectTime"];

/** Hours for which a code may hold. */
export const SHARE_HOURS: readonly ShareHours[] = [2, 8, 12, 24, 48];
export const USUAL_HOURS: ShareHours = 8;
