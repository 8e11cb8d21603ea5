import { accountGate } from "../../session/gates.ts";
import { createPermissions } from "../../session/permissions.ts";
import { createServerClock } from "../../session/server-clock.ts";
import { sessionScope } from "../../session/session-scope.ts";
import { loadSession } from "../../session/sign-in.ts";
import { takeOverDevice } from "../../session/user-settings/take-over-device.ts";
import { createUserSettings } from "../../session/user-settings/user-settings.ts";
import type { SessionPorts, SessionState } from "./session-contract.ts";

/** Loads the session of the tokens at hand, and stops at the account's gate where that is closed. */
export async function openSession(
  { client, tokens, appId, previewService, device }: SessionPorts,
  isNew: boolean,
): Promise<SessionState> {
  // Beside the session: no list waits for them.
  const settings = createUserSettings(client);
  const loading = settings.load();
  const { info, permissions } = await loadSession(client, { appId, previewService });
  tokens.writeLoginInfo(info);
  const clock = createServerClock(info.serverTime, performance.now());
  const gate = accountGate(info, permissions, clock.now());
  if ("text" in gate) return { kind: "stopped", gate };
  const scope = sessionScope(info);
  void loading.then(() => takeOverDevice(settings, device, scope.user.id));
  const known = { info, clock, scope, settings, previewService, isNew };
  const allowed = { permissions: createPermissions(permissions), homeOnly: gate.kind === "home-only" };
  return { kind: "open", session: { ...known, ...allowed } };
}
