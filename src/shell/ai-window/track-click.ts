import { headerNames } from "../../request/header-names.ts";
import type { Client } from "../../request/client-contract.ts";

/** The clicks that are counted. */
export const CLICK = { toHuman: -1, close: 12 } as const;

interface Firm {
  readonly id: number | string;
  readonly name: string;
}

/** Counts a click. The call is not awaited, and a failure shows no message. The token goes with every call. */
export async function trackClick(client: Client, { id, name }: Firm, clickType: number): Promise<void> {
  const branch = await client
    .call("config.branchInfo", { gsid: Number(id) }, { background: true })
    .catch(() => null);
  const headers = {
    [headerNames.companyName]: encodeURIComponent(name),
    [headerNames.area]: encodeURIComponent(branch?.area ?? ""),
    [headerNames.branchName]: encodeURIComponent(branch?.branchName ?? ""),
  };
  await client.call("tracking.aiChatClick", { clickType }, { background: true, headers }).catch(() => null);
}
