import { deferredPage } from "../deferred-page.tsx";

export const Guide = deferredPage(async () => (await import("./guide-page.tsx")).GuidePage);
