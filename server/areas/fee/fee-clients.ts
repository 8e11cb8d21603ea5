import { fenToYuan, yuanToFen } from "../../../src/domain/money.ts";
import type { FirmContext } from "../../binding/handler.ts";
import type { Fields, StoredRecord } from "../../records/record-rules.ts";
import { type FeePayment, type FeeState, type FeeTerms, feeStanding, feeYear } from "./fee-months.ts";
import { RecordStore } from "../../records/record-store.ts";

/** A client as the tables of fees show it: what the catalogue says, with what he owes. */
export interface FeeClient extends FeeTerms {
  readonly clientId: number;
  readonly clientName: string;
  readonly kjUserId: number | null;
  readonly feeState: FeeState;
  readonly owedMonths: number;
  readonly owedAmount: number;
}

export type FeeClientYear = FeeClient & ReturnType<typeof feeYear>;

/** What is worked out of each client when he is read. */
export async function presentFeeClients(
  clients: readonly StoredRecord[],
  context: FirmContext,
): Promise<readonly Fields[]> {
  const payments = await paymentsOf(context, clients);
  const now = context.clock.now().slice(0, 7);
  return clients.map((client) => {
    const paid = payments.get(client.id) ?? [];
    const received = paid.reduce((sum, { amount }) => sum + yuanToFen(amount), 0);
    return {
      ...client,
      ...feeStanding(termsOf(client), now),
      receivedAmount: fenToYuan(received),
      recordCount: paid.length,
    };
  });
}

/** Every client that the user may see. */
export async function readFeeClients(context: FirmContext): Promise<FeeClient[]> {
  const store = await RecordStore.open("feeClient", context);
  return (await store.present(await store.list())) as unknown as FeeClient[];
}

/** The clients with the months of a year. */
export async function readFeeYear(context: FirmContext, kjnd: number): Promise<FeeClientYear[]> {
  const clients = await readFeeClients(context);
  const now = context.clock.now().slice(0, 7);
  const payments = await paymentsOf(context, []);
  return clients.map((client) => ({
    ...client,
    ...feeYear(client, payments.get(client.clientId) ?? [], kjnd, now),
  }));
}

export function termsOf(client: Fields): FeeTerms {
  return {
    monthFee: Number(client["monthFee"]),
    serviceStart: String(client["serviceStart"]),
    paidTo: String(client["paidTo"]),
    stopPeriod: (client["stopPeriod"] ?? null) as string | null,
  };
}

/** Client → what he has paid; of all of them when none is named. */
async function paymentsOf(
  context: FirmContext,
  clients: readonly StoredRecord[],
): Promise<Map<number, FeePayment[]>> {
  const store = await RecordStore.open("feeRecord", context);
  const where = clients.length === 0 ? {} : { clientId: clients.map(({ id }) => id) };
  const found = new Map<number, FeePayment[]>();
  for (const record of await store.list({ where })) {
    const clientId = Number(record["clientId"]);
    found.set(clientId, [...(found.get(clientId) ?? []), record as unknown as FeePayment]);
  }
  return found;
}
