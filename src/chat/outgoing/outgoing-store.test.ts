// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RequestError } from "../../request/request-error.ts";
import { sampleWritten } from "../testing/samples.ts";
import { createOutgoingStore } from "./outgoing-store.ts";

const KEY = "chat.outgoing.7";

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => void vi.useRealTimers());

/** A server that answers as the test says; it notes what it is sent. */
function open(answer: (content: string) => Promise<{ id: number }>) {
  const sent: string[] = [];
  const keys: unknown[] = [];
  const call = async (operation: string, params: { content?: string; clientKey?: string }) => {
    if (operation !== "chat.record.submit") return null;
    sent.push(params.content ?? "");
    keys.push(params.clientKey);
    return await answer(params.content ?? "");
  };
  const host = { client: { call, callPlanned: call }, user: { id: 7, name: "孙丽" }, storage: localStorage };
  const store = createOutgoingStore(host as unknown as Parameters<typeof createOutgoingStore>[0]);
  return { store, sent, keys };
}

const settle = () => vi.advanceTimersByTimeAsync(0);
const states = (store: ReturnType<typeof open>["store"]) =>
  store.all().map(({ content, state }) => [content, state]);

test("messages of a talk go out one after the other, and nothing of them stays on the device", async () => {
  const { store, sent } = open(async () => ({ id: 1 }));
  store.send(sampleWritten("一"));
  store.send(sampleWritten("二"));
  expect(sent).toEqual(["一"]);
  expect(localStorage.getItem(KEY)).toContain("二");
  await settle();
  expect(sent).toEqual(["一", "二"]);
  await settle();
  expect([states(store), localStorage.getItem(KEY)]).toEqual([
    [
      ["一", "sent"],
      ["二", "sent"],
    ],
    null,
  ]);
});

test("without an answer it is sent again under the same key, ever more seldom, and at once when the network is back", async () => {
  let isBroken = true;
  const { store, sent, keys } = open(async () => {
    if (isBroken) throw new RequestError("http", "网络错误");
    return { id: 4 };
  });
  store.send(sampleWritten("一"));
  store.send(sampleWritten("二"));
  await settle();
  await vi.advanceTimersByTimeAsync(2000);
  await vi.advanceTimersByTimeAsync(3999);
  expect(sent).toEqual(["一", "一"]);
  await vi.advanceTimersByTimeAsync(1);
  expect([sent.length, new Set(keys).size]).toEqual([3, 1]);
  isBroken = false;
  window.dispatchEvent(new Event("online"));
  await settle();
  await settle();
  expect(sent).toEqual(["一", "一", "一", "一", "二"]);
});

test("one that the server refuses waits for its writer, and the next goes out", async () => {
  const { store, sent } = open(async (content) => {
    if (content === "一") throw new RequestError("refused", "该企业不存在");
    return { id: 4 };
  });
  store.send(sampleWritten("一"));
  store.send(sampleWritten("二"));
  await settle();
  await settle();
  expect([sent, store.all()[0]]).toEqual([
    ["一", "二"],
    expect.objectContaining({ state: "refused", reason: "该企业不存在" }),
  ]);
  const [refused] = store.all();
  store.remove(refused?.key ?? "");
  expect(localStorage.getItem(KEY)).toBeNull();
});

test("the next page goes on with what this one has not sent", async () => {
  const first = open(() => Promise.reject(new RequestError("offline", "网络已断开")));
  first.store.send(sampleWritten("一"));
  await settle();
  const second = open(async () => ({ id: 4 }));
  expect(second.sent).toEqual(["一"]);
  expect(second.keys).toEqual(first.keys);
});

test("what another page writes is seen here, and sent there", async () => {
  const { store, sent } = open(async () => ({ id: 1 }));
  const text = JSON.stringify([
    { ...sampleWritten("别处"), key: "k", page: "other", state: "waiting", tries: 0 },
  ]);
  localStorage.setItem(KEY, text);
  window.dispatchEvent(new StorageEvent("storage", { key: KEY, newValue: text }));
  expect(states(store)).toEqual([["别处", "waiting"]]);
  store.send(sampleWritten("一", { module: 3 }));
  await settle();
  expect(sent).toEqual(["一"]);
});

test("whatever else stands in the storage is passed over", () => {
  localStorage.setItem(KEY, "{");
  expect(open(async () => ({ id: 1 })).store.all()).toEqual([]);
});
