import { hashSecret, newSecret } from "../../../access/authenticate.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { readCompany } from "../../clients/door.ts";

const LINK_MS = 7 * 24 * 60 * 60 * 1000;
const BOUND = 1;

/** True where a page plays the mini-programme. */
export const clientPageState = operation("miniProgram.client.state", async (_params, { gateways }) => ({
  isOpen: (await gateways.miniProgram.demoPage("")) !== null,
}));

/** Makes a link by which its bearer plays the client for a week; it ends the one that the user made before. */
export const makeClientLink = operation("miniProgram.client.link", async ({ companyId }, context) => {
  const { db, user, clock, gateways } = context;
  if (!user.signIn) throw new Error("a link of a client is made in a sign-in");
  const company = await readCompany(context, companyId);
  context.concerns(company.companyName);
  const secret = newSecret();
  const address = await gateways.miniProgram.demoPage(secret);
  if (address === null) throw new Refusal("rule", "已接入小程序，不提供演示");
  const clientName = await nameClient(company, context);
  const fields = {
    linkHash: hashSecret(secret),
    ssoSession: user.signIn.ssoSession,
    clientName,
    createTime: clock.now(),
    expireTime: clock.after(LINK_MS),
    lastTime: null,
    lastIp: null,
  };
  await db
    .insertInto("clientLink")
    .values({ ...fields, userId: user.id, companyId })
    .onConflict((conflict) =>
      conflict.constraint("client_link_gsid_user_id_company_id_key").doUpdateSet(fields),
    )
    .execute();
  return { address: new URL(address, context.origin).href, clientName, expireTime: fields.expireTime };
});

interface Named {
  readonly companyId: number;
  readonly legalPerson: string | null;
}

/** The name bound in the mini-programme, else that of the legal representative. */
async function nameClient({ companyId, legalPerson }: Named, context: FirmContext): Promise<string> {
  const bindings = await RecordStore.open("miniProgramMain", context);
  const bound = await bindings.first({ where: { qyid: companyId, bindStatus: BOUND } });
  return bound?.name ?? legalPerson ?? "客户";
}
