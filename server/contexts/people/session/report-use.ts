import { operation } from "../../../contracts/operation.ts";

/** Tells the server that somebody is there; the request itself is written down as any other is. */
export const reportUse = operation("session.reportUse", async () => await Promise.resolve(null));
