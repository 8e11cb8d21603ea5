import { hashSecret, newSecret } from "../../../access/authenticate.ts";
import type { FirmContext, PublicContext } from "../../../contracts/firm-context.ts";
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
  const company = await readCompany(context, companyId);
  context.concerns(company.companyName);
  const secret = newSecret();
  const address = await gateways.miniProgram.demoPage(secret);
  if (address === null) throw new Refusal("rule", "已接入小程序，不提供演示");
  const clientName = await nameClient(company, context);
  const fields = { linkHash: hashSecret(secret), clientName, expireTime: clock.after(LINK_MS) };
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

/** The company that a link is for, and nothing else of the firm. */
export interface ClientOfLink {
  readonly companyId: number;
  readonly clientName: string;
  readonly expireTime: string;
}

/** Works as the client of a link, in the firm of the user who made it and for that one company. */
export async function asClient<Result>(
  link: string,
  { db, clock, inFirm }: PublicContext,
  work: (client: ClientOfLink, context: FirmContext) => Promise<Result>,
): Promise<Result> {
  const found = await db
    .selectFrom("clientLink")
    .select(["gsid", "userId", "companyId", "clientName", "expireTime"])
    .where("linkHash", "=", hashSecret(link))
    .executeTakeFirst();
  if (!found || found.expireTime <= clock.now()) throw endedLink();
  const done = await inFirm(found, async (context) => {
    if ((await context.gateways.miniProgram.demoPage("")) === null) throw endedLink();
    const { companyName, isRemove } = await readCompany(context, found.companyId);
    context.concerns(companyName);
    if (isRemove === 1) throw endedLink();
    return await work(found, context);
  });
  if (done === undefined) throw endedLink();
  return done;
}

function endedLink(): Refusal {
  return new Refusal("missing", "链接已失效，请向您的会计索取新的链接");
}
