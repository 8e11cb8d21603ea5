import { operation } from "../../../contracts/operation.ts";
import { RecordStore } from "../../../records/record-store.ts";

/** The firm's logo under the domain at which the application is open. */
export const tenantLogo = operation("session.tenantLogo", async ({ domain }, context) => {
  const store = await RecordStore.open("tenantLogo", context);
  const [logo] = await store.list({ where: { domain: domain.toLowerCase() } });
  return { image: logo?.image ?? null };
});
