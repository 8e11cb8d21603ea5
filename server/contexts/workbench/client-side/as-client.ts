import { hashSecret } from "../../../access/authenticate.ts";
import type { FirmContext, PublicContext } from "../../../contracts/firm-context.ts";
import { Refusal } from "../../../platform/errors.ts";
import { readCompanyNames } from "../../clients/door.ts";
import { mayMakeLinks } from "./may-make-links.ts";

/** The company that a link is for, and nothing else of the firm. */
export interface ClientOfLink {
  readonly companyId: number;
  readonly clientName: string;
  readonly expireTime: string;
}

/**
 * Works as the client of a link, in the firm of the user who made it and for that one company, as long as that user
 * might make it still.
 */
export async function asClient<Result>(
  link: string,
  context: PublicContext,
  work: (client: ClientOfLink, context: FirmContext) => Promise<Result>,
): Promise<Result> {
  const linkHash = hashSecret(link);
  const found = await context.db
    .selectFrom("clientLink as l")
    .innerJoin("company as c", (join) =>
      join.onRef("c.gsid", "=", "l.gsid").onRef("c.companyId", "=", "l.companyId"),
    )
    .select(["l.gsid", "l.userId", "l.companyId", "l.clientName", "l.expireTime"])
    .select(["c.companyName", "c.isRemove"])
    .where("l.linkHash", "=", linkHash)
    .executeTakeFirst();
  if (!found || found.expireTime <= context.clock.now()) throw endedLink();
  await noteUse(linkHash, context);
  const done = await context.inFirm(found, found, async (firm) => {
    firm.concerns(found.companyName);
    if ((await firm.gateways.miniProgram.demoPage("")) === null) throw endedLink();
    if (!(await mayMakeLinks(firm.user, firm))) throw endedLink();
    const seen = await readCompanyNames([found.companyId], firm);
    if (found.isRemove === 1 || !seen.has(found.companyId)) throw endedLink();
    return await work(found, firm);
  });
  if (done === undefined) throw endedLink();
  return done;
}

/** The page polls every few seconds. */
const NOTED_EVERY_MS = 60 * 1000;

async function noteUse(linkHash: string, { db, clock, clientIp }: PublicContext): Promise<void> {
  const noted = clock.after(-NOTED_EVERY_MS);
  await db
    .updateTable("clientLink")
    .set({ lastTime: clock.now(), lastIp: clientIp })
    .where("linkHash", "=", linkHash)
    .where((where) =>
      where.or([
        where("lastTime", "is", null),
        where("lastTime", "<=", noted),
        where("lastIp", "is distinct from", clientIp),
      ]),
    )
    .execute();
}

function endedLink(): Refusal {
  return new Refusal("missing", "链接已失效，请向您的会计索取新的链接");
}
