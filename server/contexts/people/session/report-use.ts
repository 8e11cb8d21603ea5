import { operation } from "../../../contracts/operation.ts";

/** Reports use of the browser; the request itself is recorded as use. */
export const reportUse = operation("session.reportUse", async () => await Promise.resolve(null));
