import { vi } from "vitest";
import type { CallPlan } from "../../schema/plan/plans/screen-plan.ts";
import type { ClientOptions } from "../client-options.ts";
import { createClient } from "../create-client.ts";
import { RequestError } from "../request-error.ts";
import type { Wire } from "./start-wire.ts";

/** A client on the wire, and a record of everything it did to the application around it. */
export function openClient(wire: Wire, plans: readonly CallPlan[], changes: Partial<ClientOptions> = {}) {
  let token: string | null = "token-1";
  const around = {
    error: vi.fn<(text: string) => void>(),
    clear: vi.fn(() => {
      token = null;
    }),
    leave: vi.fn<() => void>(),
    offline: vi.fn<() => void>(),
    start: vi.fn<() => void>(),
    done: vi.fn<() => void>(),
    show: vi.fn<(text: string) => void>(),
    hide: vi.fn<() => void>(),
  };
  const client = createClient({
    baseUrl: wire.url,
    appId: "app-7",
    session: {
      accessToken: () => token,
      isReplaced: () => false,
      isEndedHere: () => false,
      clear: around.clear,
      leave: around.leave,
    },
    notice: { error: around.error },
    loading: {
      bar: { start: around.start, done: around.done },
      overlay: { show: around.show, hide: around.hide },
      write: () => () => undefined,
    },
    clientIp: () => null,
    idleSeconds: () => 0,
    offline: around.offline,
    isOnline: () => true,
    ...changes,
  });
  client.register(Object.fromEntries(plans.map((plan) => [plan.id, plan])));
  return { client, around, signInAs: (next: string | null) => (token = next) };
}

/** The failure of a call; a call that succeeds fails the test. */
export async function failureOf(call: Promise<unknown>): Promise<RequestError> {
  const outcome = await call.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  if ("error" in outcome && outcome.error instanceof RequestError) return outcome.error;
  throw new Error(`expected a RequestError, got ${JSON.stringify(outcome)}`, { cause: outcome });
}
