import { deferredPage } from "../deferred-page.tsx";

export const ClientSide = deferredPage(async () => (await import("./client-page.tsx")).ClientPage);
