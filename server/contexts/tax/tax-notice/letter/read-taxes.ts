import type { FirmContext } from "../../../../contracts/firm-context.ts";
import { Refusal } from "../../../../platform/errors.ts";
import type { NoticedClient, NoticedTax } from "../../filing/noticed-tax.ts";
import type { Month } from "../estimate-late-fees.ts";
import type { NoticeFigures } from "../notice-figures.ts";

/** A client with its row of a tax and what that is made of; both undefined where the tax has not been worked out. */
export interface TaxOfLetter<Row> {
  readonly client: NoticedClient;
  readonly row: Row | undefined;
  readonly figures: NoticeFigures | undefined;
}

/** The clients with what is kept of a tax, in this order. */
export async function readTaxes<Row>(
  tax: NoticedTax<Row>,
  qyIds: readonly number[],
  month: Month,
  context: FirmContext,
): Promise<readonly TaxOfLetter<Row>[]> {
  const clients = await context.db
    .selectFrom("company")
    .select(["companyId", "companyName", "taxlayerNo", "taxlayerType", "nsqxdm", "areaId"])
    .where("companyId", "in", [...qyIds])
    .execute();
  const known = new Map(clients.map((client) => [client.companyId, client]));
  const rows = await tax.read(qyIds, month, context);
  const ofCompany = new Map(rows.map((row) => [tax.state(row).companyId, row]));
  const figures = await tax.readFigures(rows, month, context);
  return qyIds.map((qyId) => {
    const client = known.get(qyId);
    if (!client) throw new Refusal("missing", "企业不存在或已被删除，请刷新后重试");
    return { client, row: ofCompany.get(qyId), figures: figures.get(qyId) };
  });
}
