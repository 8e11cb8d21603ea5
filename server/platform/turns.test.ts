import { expect, test } from "vitest";
import { type Piece, createTurns } from "./turns.ts";

const words = {
  ofOne: (waiting: number) => `您已有 ${waiting} 个`,
  ofAll: (seconds: number) => `请 ${seconds} 秒后再试`,
};

/** Work of which the test says when it is done. */
function desk(limits: Partial<Parameters<typeof createTurns>[0]> = {}) {
  const turns = createTurns({ atOnce: 2, waiting: 10, waitingOfOne: 4, waitingBytes: 100, words, ...limits });
  const begun: string[] = [];
  const finish = new Map<string, () => void>();
  const places = new Map<string, number[]>();
  const bring = async (name: string, piece: Partial<Piece> = {}) => {
    const told: number[] = [];
    places.set(name, told);
    const whole = {
      owner: name.slice(0, 1),
      bytes: 1,
      notifyPlace: (ahead: number) => told.push(ahead),
      ...piece,
    };
    return await turns.take(whole, async () => {
      begun.push(name);
      await new Promise<void>((resolve) => void finish.set(name, resolve));
      return `${name} is done`;
    });
  };
  const end = async (name: string, work: Promise<unknown>) => {
    finish.get(name)?.();
    await work;
  };
  return { bring, begun, places, end };
}

test("so many run at once, and those that wait hear of each step nearer", async () => {
  const { bring, begun, places, end } = desk();
  const works = ["a", "b", "c", "d"].map(async (name) => await bring(name));
  await Promise.resolve();
  expect(begun).toEqual(["a", "b"]);
  await end("a", works[0]!);
  expect(begun).toEqual(["a", "b", "c"]);
  expect(places).toEqual(
    new Map<string, number[]>([
      ["a", []],
      ["b", []],
      ["c", [2, 0]],
      ["d", [3, 2]],
    ]),
  );
  expect(await works[0]).toBe("a is done");
});

test("one of an owner runs at a time, and the second of one waits behind the first of another", async () => {
  const { bring, begun, places, end } = desk();
  const works = new Map(["a1", "a2", "a3", "b1", "c1"].map((name) => [name, bring(name)]));
  await Promise.resolve();
  expect(begun).toEqual(["a1", "b1"]);
  await end("b1", works.get("b1")!);
  expect(begun).toEqual(["a1", "b1", "c1"]);
  await end("a1", works.get("a1")!);
  expect(begun).toEqual(["a1", "b1", "c1", "a2"]);
  expect(
    ["a2", "c1"].map((name) => places.get(name)),
    "told as it comes",
  ).toEqual([
    [1, 2, 3, 2, 0],
    [2, 0],
  ]);
});

test("work that fails makes room", async () => {
  const turns = createTurns({ atOnce: 1, waiting: 1, waitingOfOne: 1, words });
  const piece = { owner: "a", bytes: 1 };
  await expect(turns.take(piece, () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await turns.take(piece, () => Promise.resolve("next"))).toBe("next");
});

test.each([
  ["of one owner", { waitingOfOne: 2 }, ["a1", "a2", "a3", "a4"], "您已有 2 个"],
  ["of all", { atOnce: 1, waiting: 2 }, ["a", "b", "c", "d"], "请 10 秒后再试"],
  ["in bytes", { atOnce: 1, waitingBytes: 2 }, ["a", "b", "c", "d"], "请 10 秒后再试"],
])("too many %s are refused, unless they are patient", async (_what, limits, names, message) => {
  const { bring } = desk(limits);
  const works = names.map(async (name) => await bring(name));
  await expect(works.at(-1)).rejects.toMatchObject({ kind: "tooFrequent", message, retryAfter: 10 });
  const patient = bring("a9", { isPatient: true });
  const later = new Promise((resolve) => setImmediate(() => resolve("waits")));
  expect(await Promise.race([patient, later])).toBe("waits");
});
