import { operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { RecordStore } from "../../../records/record-store.ts";

/** The domain under which the firm's users sign in: that under which they open the application, or any. */
export const findAuthDomain = operation("session.findAuthDomain", async ({ domain, gsid }, context) => {
  if (gsid !== undefined && gsid !== context.user.gsid)
    throw new Refusal("missing", "公司不存在或不属于当前登录账号");
  const store = await RecordStore.open("authDomain", context);
  const domains = await store.list(domain ? { where: { domain: domain.toLowerCase() } } : {});
  return domains.map(({ url }) => ({ url }));
});
