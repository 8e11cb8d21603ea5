import type { Client } from "../../request/client-contract.ts";
import type { Inspector } from "./inspector.ts";
import { createPartsStore } from "./parts-store.ts";
import { createRequestLog } from "./requests/request-log.ts";
import { createRoleView, type Whereabouts } from "./role/role-view.ts";

export function createInspector(whereabouts: Whereabouts): Inspector {
  const parts = createPartsStore();
  const requests = createRequestLog();
  let client: Client | null = null;
  return {
    parts,
    requests,
    roles: createRoleView(whereabouts, window.sessionStorage),
    watchClient: (plain) => {
      client = requests.watch(plain);
      return client;
    },
    client: () => {
      if (!client) throw new Error("no client is watched yet");
      return client;
    },
    watchHost: (host, plan) => ({ ...host, call: requests.callOf(plan.id), probe: parts.probe }),
  };
}
