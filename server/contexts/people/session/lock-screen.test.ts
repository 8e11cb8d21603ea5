import { expect, test } from "vitest";
import { useTestServer } from "../../../testing/use-test-server.ts";

const server = useTestServer();

const lock = async (token: string, pin: string) => await server.requestWith(token, "session.lock", { pin });
const unlock = async (token: string, pin: string) =>
  await server.requestWith(token, "session.unlock", { pin });
const info = async (token: string) => await server.requestWith(token, "session.customerInfo");
const locks = async () => await server.db.selectFrom("screenLock").selectAll().execute();

test("the code of a lock opens it once and is forgotten; a wrong one says how many tries are left", async () => {
  const token = await server.signIn("sunli");
  expect(await lock(token, "2468")).toMatchObject({ code: "0" });
  const [kept] = await locks();
  expect(JSON.stringify(kept)).not.toContain("2468");
  expect(await unlock(token, "1357")).toMatchObject({
    code: "0409",
    message: "锁屏码不正确，还可以再试 4 次",
  });
  expect(await unlock(token, "2468")).toMatchObject({ code: "0" });
  expect(await locks()).toEqual([]);
  expect((await unlock(token, "2468")).message).toBe("锁屏码已失效，请退出登录后重新登录");
});

test("tries are counted for one lock; the fifth wrong one ends this sign-in, and no other", async () => {
  const [token, elsewhere] = [await server.signIn("sunli"), await server.signIn("sunli")];
  await lock(token, "2468");
  for (const left of [4, 3, 2, 1])
    expect((await unlock(token, "0000")).message).toBe(`锁屏码不正确，还可以再试 ${left} 次`);
  expect(await unlock(token, "0000")).toMatchObject({
    code: "0006",
    message: "锁屏码连续 5 次不正确，已退出登录，请重新登录",
  });
  expect(await info(token)).toMatchObject({ status: 401 });
  expect(await info(elsewhere)).toMatchObject({ code: "0" });
  expect(await locks()).toEqual([]);
});

test("wrong codes at once are counted one by one", async () => {
  const token = await server.signIn("sunli");
  await lock(token, "2468");
  const tries = await Promise.all([1, 2, 3, 4, 5].map(async () => await unlock(token, "0000")));
  expect(tries.filter(({ code }) => code === "0006")).toHaveLength(1);
  expect(await info(token)).toMatchObject({ status: 401 });
});

test("the code of another session does not open, and a session that ends takes its lock along", async () => {
  const [here, elsewhere] = [await server.signIn("sunli"), await server.signIn("sunli")];
  await lock(here, "2468");
  await lock(elsewhere, "13579");
  expect(await unlock(here, "13579")).toMatchObject({ code: "0409" });
  await server.requestWith(elsewhere, "session.signOut");
  expect(await locks()).toHaveLength(1);
  expect(await unlock(here, "2468")).toMatchObject({ code: "0" });
});

test("a code is 4 to 8 digits", async () => {
  const token = await server.signIn("sunli");
  for (const pin of ["123", "123456789", "12a4", "１２３４"])
    expect(await lock(token, pin)).toMatchObject({
      code: "0400",
      result: { fieldErrors: [{ path: "pin" }] },
    });
});

test("who has no password locks by a code, who has one by it", async () => {
  const token = await server.signIn("sunli");
  expect((await info(token)).result).toMatchObject({ hasPassword: true, lockByPin: false });
  await server.db.updateTable("staff").set({ passwordHash: null }).where("account", "=", "sunli").execute();
  expect((await info(token)).result).toMatchObject({ hasPassword: false, lockByPin: true });
});
