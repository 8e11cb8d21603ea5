import { afterAll, beforeAll } from "vitest";
import type { AppOptions } from "../app.ts";
import { type TestServer, testServer } from "./test-server.ts";

/**
 * The whole server on a database of its own for the tests of a file, opened before the first and closed after the last.
 * It can be named where the file is read, but not used before the first `beforeAll`.
 */
export function useTestServer(options: Partial<AppOptions> = {}): TestServer {
  let opened: TestServer | undefined;
  const server = (): TestServer => {
    if (!opened) throw new Error("The test server is opened by a hook: use it in tests and hooks alone.");
    return opened;
  };
  beforeAll(async () => {
    opened = await testServer(options);
  });
  afterAll(async () => await opened?.close());
  return {
    get app() {
      return server().app;
    },
    get db() {
      return server().db;
    },
    get clock() {
      return server().clock;
    },
    request: async (...call) => await server().request(...call),
    requestWith: async (...call) => await server().requestWith(...call),
    fetch: async (...call) => await server().fetch(...call),
    signIn: async (account) => await server().signIn(account),
    advanceClock: (ms) => server().advanceClock(ms),
    countStatements: async (run) => await server().countStatements(run),
    close: async () => await server().close(),
  };
}
