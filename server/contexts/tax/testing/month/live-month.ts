import { createRandom } from "../../../../../tests/fuzz/random.ts";
import { testServer, type TestServer } from "../../../../testing/test-server.ts";
import { openClientPage } from "./client-page.ts";
import { customerDesk } from "./customer-desk.ts";
import type { Month } from "./month.ts";
import { MonthLedger } from "./month-ledger.ts";
import { takeTurn } from "./month-turns.ts";
import { OCTOBER } from "./outcome.ts";
import { recordingBureau } from "./recording-bureau.ts";
import { type Screen, staffDesk } from "./staff-desk.ts";

/** Lives a client's month in the order of this seed; gives the faults, each with the turns that led to it. */
export async function liveMonth(seed: number, turns: number): Promise<readonly string[]> {
  const { gateways, handedIn } = recordingBureau();
  const server = await testServer({ gateways });
  try {
    const random = createRandom(seed);
    const company = random.pick(await openCompanies(server));
    const staff = [staffDesk(server, "chenjie", company), staffDesk(server, "sunli", company)] as const;
    const client = await openClientPage(server, company.companyId);
    const customers = customerDesk(server, "chenjie", company.companyId);
    const ledger = new MonthLedger();
    const month: Month = {
      random,
      staff,
      customers,
      client,
      ledger,
      handedIn,
      seen: new Map(),
      letter: null,
    };
    const trace: string[] = [`client ${company.companyId}`];
    for (let number = 1; number <= turns; number += 1) {
      const { words, outcome, fault } = await takeTurn(month);
      trace.push(`${number}. ${words}: ${outcome ?? "done"}`);
      const faults = [
        ...(typeof fault === "string" ? [fault] : []),
        ...(outcome === "" ? ["it was refused without a reason"] : []),
        ...(await differencesNow(month)),
      ];
      if (faults.length > 0) return [...trace, ...faults];
      if (handedIn.length > 0 && random.oneIn(4)) break;
    }
    return [];
  } finally {
    await server.close();
  }
}

/** General taxpayers whose tax of the month can be notified and is due. */
async function openCompanies(server: TestServer): Promise<readonly Screen[]> {
  const page = await server.request("sunli", "invoice.collection.page", {
    ...OCTOBER,
    pageNum: 1,
    pageSize: 500,
    taxlayerType: "001",
    noticeTaxType: 0,
  });
  const { list } = page.result as { readonly list: readonly Screen[] };
  const due = list.filter(({ zzshfjs }) => (zzshfjs ?? 0) > 1000);
  const qyIdList = due.map(({ companyId }) => companyId);
  const { result } = await server.request("chenjie", "taxConfirm.confirmCheck", { ...OCTOBER, qyIdList });
  const { successQyIdList } = result as { readonly successQyIdList: readonly number[] };
  return due.filter(({ companyId }) => successQyIdList.includes(companyId));
}

async function differencesNow({ staff, client, ledger, handedIn }: Month): Promise<readonly string[]> {
  const [desk] = staff;
  return ledger.differences({
    letter: await client.read(),
    handedIn,
    history: await desk.history(),
    screen: await desk.look(),
  });
}
