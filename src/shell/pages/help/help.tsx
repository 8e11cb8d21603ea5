import { deferredPage } from "../deferred-page.tsx";

export const Help = deferredPage(async () => (await import("./help-page.tsx")).HelpPage);
