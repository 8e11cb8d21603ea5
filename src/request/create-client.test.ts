import { createCipheriv } from "node:crypto";
import { afterEach, expect, expectTypeOf, test, vi } from "vitest";
import { callPlan, writePlan } from "./testing/call-plan.ts";
import { failureOf, openClient } from "./testing/open-client.ts";
import { startWire } from "./testing/start-wire.ts";

afterEach(() => {
  vi.useRealTimers();
});

const good = { body: { code: "0", message: null, result: { id: 7 } } };

test("every request carries token, app id, ajax marker and client ip", async () => {
  const wire = await startWire(good);
  const { client } = openClient(wire, [callPlan()], { clientIp: () => "203.0.113.7" });
  await client.callPlanned("sample.get");
  expect(wire.received[0]?.headers).toMatchObject({
    "access-token": "token-1",
    "app-id": "app-7",
    "x-requested-with": "XMLHttpRequest",
    "client-ip": "203.0.113.7",
  });
});

test("an unknown client ip is said to be unknown, and no token sends no token", async () => {
  const wire = await startWire(good);
  const { client, signInAs } = openClient(wire, [callPlan()]);
  signInAs(null);
  await client.callPlanned("sample.get");
  expect(wire.received[0]?.headers["client-ip"]).toBe("unknown");
  expect(wire.received[0]?.headers).not.toHaveProperty("access-token");
});

test("a write carries an idempotency key: one for each call, or one for each intent", async () => {
  const wire = await startWire(good);
  const { client } = openClient(wire, [writePlan(), callPlan()]);
  await client.callPlanned("sample.save");
  await client.callPlanned("sample.save");
  await client.callPlanned("sample.save", {}, { intent: "intent-1" });
  await client.callPlanned("sample.save", {}, { intent: "intent-1" });
  await client.callPlanned("sample.get");
  const [first, second, ...rest] = wire.received.map(({ headers }) => headers["idempotency-key"]);
  expect(first).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(second).not.toBe(first);
  expect(rest).toEqual(["intent-1", "intent-1", undefined]);
});

test("sends a JSON body, without the loading flag", async () => {
  const wire = await startWire(good);
  const { client } = openClient(wire, [writePlan()]);
  await client.callPlanned("sample.save", { name: "甲", noLoading: true });
  expect(wire.received[0]).toMatchObject({ method: "POST", url: "/api/sample", body: '{"name":"甲"}' });
  expect(wire.received[0]?.headers["content-type"]).toContain("application/json");
});

test("uploads a file as multipart and reports progress", async () => {
  const wire = await startWire(good);
  const { client } = openClient(wire, [writePlan({ body: "multipart" })]);
  const shares: number[] = [];
  await client.callPlanned(
    "sample.save",
    { file: new File(["发票内容"], "a.txt") },
    { onUploadProgress: (share) => shares.push(share) },
  );
  expect(wire.received[0]?.headers["content-type"]).toContain("multipart/form-data");
  expect(wire.received[0]?.body).toContain("发票内容");
  expect(shares.at(-1)).toBe(1);
});

test("a call written by hand has its operation's types, and goes the way of a planned one", async () => {
  const tokens = { accessToken: "a", refreshToken: "r" };
  const wire = await startWire({ body: { code: "0", message: null, result: tokens } });
  const { client } = openClient(wire, [writePlan({ id: "session.exchangeTicket", path: "/exchange" })]);
  const answer = await client.call("session.exchangeTicket", { ticket: "t-1" });
  expectTypeOf(answer).toEqualTypeOf<{ accessToken: string; refreshToken?: string }>();
  expect(answer).toEqual(tokens);
  expect(wire.received[0]).toMatchObject({ url: "/exchange", body: '{"ticket":"t-1"}' });
  expectTypeOf(client.call<"session.exchangeTicket">)
    .parameter(1)
    .toEqualTypeOf<{ ticket: string }>();
  // @ts-expect-error: no such operation
  await expect(client.call("session.exchangeTicekt", {})).rejects.toThrow("was never registered");
});

test("an operation that was never registered is named in the error", async () => {
  const { client } = openClient(await startWire(good), []);
  await expect(client.callPlanned("user.lsit")).rejects.toThrow('"user.lsit" was never registered');
});

test("cancels one call silently and leaves the others alone", async () => {
  const wire = await startWire(({ url }) => (url === "/slow" ? { instead: "hang" } : good));
  const { client, around } = openClient(wire, [callPlan(), callPlan({ id: "sample.slow", path: "/slow" })]);
  const stop = new AbortController();
  const slow = failureOf(client.callPlanned("sample.slow", {}, { signal: stop.signal }));
  await vi.waitFor(() => expect(wire.received).toHaveLength(1));
  stop.abort();
  expect((await slow).failure).toBe("cancelled");
  expect(await client.callPlanned("sample.get")).toEqual({ id: 7 });
  expect(around.error).not.toHaveBeenCalled();
});

test("cancels everything that is pending; later calls work", async () => {
  const wire = await startWire(({ url }) => (url === "/slow" ? { instead: "hang" } : good));
  const { client, around } = openClient(wire, [callPlan(), callPlan({ id: "sample.slow", path: "/slow" })]);
  const slow = [1, 2, 3].map(() => failureOf(client.callPlanned("sample.slow")));
  await vi.waitFor(() => expect(wire.received).toHaveLength(3));
  client.cancelAll();
  const failures = await Promise.all(slow);
  expect(failures.map(({ failure }) => failure)).toEqual(["cancelled", "cancelled", "cancelled"]);
  expect(await client.callPlanned("sample.get")).toEqual({ id: 7 });
  expect(around.error).not.toHaveBeenCalled();
});

test("a call cancelled before it starts never reaches the server", async () => {
  const wire = await startWire(good);
  const { client } = openClient(wire, [callPlan()]);
  const failure = await failureOf(client.callPlanned("sample.get", {}, { signal: AbortSignal.abort() }));
  expect(failure.failure).toBe("cancelled");
  expect(wire.received).toHaveLength(0);
});

test("a call cancelled while its result is being decrypted rejects too", async () => {
  const cipher = createCipheriv("aes-128-cbc", "0123456789abcdef", "0123456789abcdef");
  const result = cipher.update("1", "utf8", "base64") + cipher.final("base64");
  const wire = await startWire({ headers: { "x-encrypted": "1" }, body: { code: "0", result } });
  const stop = new AbortController();
  const encryption = {
    iv: "0123456789abcdef",
    get key() {
      stop.abort();
      return "0123456789abcdef";
    },
  };
  const { client } = openClient(wire, [callPlan()], { encryption });
  expect((await failureOf(client.callPlanned("sample.get", {}, { signal: stop.signal }))).failure).toBe(
    "cancelled",
  );
});

test("the bar runs while a call is under way, unless its payload asks for quiet", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const wire = await startWire({ instead: "hang" });
  const { client, around } = openClient(wire, [callPlan()]);
  const quiet = failureOf(client.callPlanned("sample.get", { noLoading: true }));
  vi.advanceTimersByTime(100);
  expect(around.start).not.toHaveBeenCalled();
  const shown = failureOf(client.callPlanned("sample.get"));
  vi.advanceTimersByTime(100);
  expect(around.start).toHaveBeenCalledOnce();
  expect(around.done).not.toHaveBeenCalled();
  client.cancelAll();
  await Promise.all([quiet, shown]);
  expect(around.done).toHaveBeenCalledOnce();
});

test("waits for two minutes, not longer", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const wire = await startWire({ instead: "hang" });
  const { client } = openClient(wire, [callPlan()]);
  const onSettled = vi.fn();
  const call = failureOf(client.callPlanned("sample.get")).finally(onSettled);
  await vi.waitFor(() => expect(wire.received).toHaveLength(1));
  await vi.advanceTimersByTimeAsync(119_000);
  expect(onSettled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect((await call).failure).toBe("timeout");
});

test("a request says for how long nobody has used the browser, once that is a second", async () => {
  const wire = await startWire({ body: { code: "0", result: null } });
  let idleSeconds = 0;
  const { client } = openClient(wire, [callPlan()], { idleSeconds: () => idleSeconds });
  await client.callPlanned("sample.get");
  idleSeconds = 90;
  await client.callPlanned("sample.get");
  expect(wire.received.map(({ headers }) => headers["idle-seconds"])).toEqual([undefined, "90"]);
});
