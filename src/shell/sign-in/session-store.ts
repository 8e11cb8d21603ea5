import { RequestError } from "../../request/request-error.ts";
import { refusedSignInGate } from "../../session/gates.ts";
import { exchangeTicket } from "../../session/sign-in.ts";
import { shellText } from "../shell-text.ts";
import { openSession } from "./open-session.ts";
import type { SessionPorts, SessionState, SessionStore } from "./session-contract.ts";
import { createStateHolder } from "./state-holder.ts";

/** Leaving does not wait for a server that hangs. */
const PATIENCE_MS = 3000;

export function createSessionStore(ports: SessionPorts): SessionStore {
  const { client, tokens, leave } = ports;
  let isEnding = false;
  let passwordState = "";
  const { get, subscribe, set } = createStateHolder(tokens);
  const attempt = async (work: () => Promise<SessionState>) => {
    set({ kind: "loading" });
    set(await work().catch(failedState));
  };
  const end: SessionStore["end"] = async (lastCalls = Promise.resolve()) => {
    isEnding = true;
    const ended = lastCalls
      .then(() => client.call("session.signOut", {}, { silent: true }))
      .catch(() => null);
    const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
    await Promise.race([ended, patience]);
  };
  const load = async (isNew: boolean) => await openSession(ports, isNew);
  return {
    get,
    subscribe,
    resume: () =>
      attempt(() => (tokens.accessToken() === null ? Promise.resolve({ kind: "signed-out" }) : load(false))),
    signIn: (ticket) =>
      attempt(async () => {
        tokens.write(await exchangeTicket(client, ticket));
        return load(true);
      }),
    awaitPassword: (given) => {
      passwordState = given;
      set({ kind: "password-due" });
    },
    setDuePassword: async (newPwd) => {
      await client.call("session.pwdForceUpdate", { newPwd, state: passwordState }, { silent: true });
    },
    end,
    endBy: async (call) => {
      isEnding = true;
      try {
        await call();
      } catch (error) {
        isEnding = false;
        throw error;
      }
    },
    endUnused: async () => {
      set({ kind: "ended", reason: "unused" });
      await end();
      client.cancelAll();
      tokens.clear({ keepDrafts: true, isUnused: true });
    },
    forget: (options) => {
      client.cancelAll();
      tokens.clear(options);
    },
    isEndedHere: () => isEnding,
    isAlive: () => !isEnding && tokens.accessToken() !== null,
    leave,
  };
}

function failedState(cause: unknown): SessionState {
  if (!(cause instanceof RequestError)) throw cause;
  const gate = refusedSignInGate(cause);
  return gate && "text" in gate
    ? { kind: "stopped", gate }
    : { kind: "failed", message: cause.message || shellText("signIn.failed") };
}
