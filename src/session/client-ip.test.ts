import { expect, test } from "vitest";
import { createClientIp } from "./client-ip.ts";
import { callPlan } from "../request/testing/call-plan.ts";
import { openClient } from "../request/testing/open-client.ts";
import { type Reply, startWire } from "../request/testing/start-wire.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

async function lookUp(reply: Reply) {
  const wire = await startWire(reply);
  const clientIp = createClientIp({ url: wire.url, storage: memory() });
  await clientIp.load();
  return clientIp.current();
}

test.each<[unknown, string]>([
  ["203.0.113.7", "203.0.113.7"],
  [" 203.0.113.7\n", "203.0.113.7"],
  [{ ip: "203.0.113.7" }, "203.0.113.7"],
  [{ code: "0", message: null, result: { ip: "2001:db8::1" } }, "2001:db8::1"],
])("reads the address of %j", async (body, ip) => {
  expect(await lookUp({ body })).toBe(ip);
});

test.each<[string, Reply]>([
  ["a page", { body: "<html>203.0.113.7</html>" }],
  ["a word", { body: "localhost" }],
  ["a header in disguise", { body: "203.0.113.7\r\nAccess-Token: x" }],
  ["a failure", { status: 500, body: "203.0.113.7" }],
  ["no answer", { instead: "cut" }],
])("%s leaves it unknown", async (_what, reply) => {
  expect(await lookUp(reply)).toBeNull();
});

test("requests carry it once it is known, and it is asked for again after 15 days", async () => {
  const wire = await startWire(({ url }) => ({
    body: url === "/ip" ? "203.0.113.7" : { code: "0", message: null, result: null },
  }));
  let now = 0;
  const options = { url: `${wire.url}/ip`, storage: memory(), now: () => now };
  const asked = () => wire.received.filter(({ url }) => url === "/ip").length;
  const first = createClientIp(options);
  const { client } = openClient(wire, [callPlan()], { clientIp: first.current });
  await client.callPlanned("sample.get");
  await first.load();
  await client.callPlanned("sample.get");
  const sent = wire.received.filter(({ url }) => url !== "/ip").map(({ headers }) => headers["client-ip"]);
  expect(sent).toEqual(["unknown", "203.0.113.7"]);

  now = 15 * DAY_MS - 1;
  const second = createClientIp(options);
  expect(second.current()).toBe("203.0.113.7");
  await second.load();
  expect(asked()).toBe(1);
  now = 15 * DAY_MS;
  const third = createClientIp(options);
  expect(third.current()).toBeNull();
  await third.load();
  expect(asked()).toBe(2);
});

test("without a configured address nobody is asked", async () => {
  const clientIp = createClientIp({ url: "", storage: memory() });
  await clientIp.load();
  expect(clientIp.current()).toBeNull();
});
