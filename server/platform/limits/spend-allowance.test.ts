import { expect, test } from "vitest";
import { createApp } from "../../app.ts";
import { tenantDb } from "../database/tenant-db.ts";
import { takeTicket } from "../../testing/test-server.ts";
import { useTestServer } from "../../testing/use-test-server.ts";
import { ownProject } from "../../testing/own-project.ts";

const server = useTestServer({ runJobs: false, limitsUse: true });

const allow = async (subject: string, scope: string, amount: number) => {
  const firm = tenantDb(server.db, 1001);
  await firm.deleteFrom("allowance").execute();
  await firm.insertInto("allowance").values({ subject, scope, amount }).execute();
};
const upload = async (account: string, bytes = 1) =>
  await server.request(account, "file.upload", { file: new File(["x".repeat(bytes)], "a.txt") });
const MINUTE_MS = 60 * 1000;

test("a burst of uploads is refused with the seconds to wait, for one user alone, and ends", async () => {
  await allow("upload", "user", 3);
  server.advanceClock(20_000);
  for (let index = 0; index < 3; index += 1) expect(await upload("sunli")).toMatchObject({ code: "0" });
  expect(await upload("sunli")).toEqual({
    status: 200,
    code: "0429",
    message: "上传过于频繁，请 40 秒后再试",
    result: null,
  });
  expect(await upload("zhaomin")).toMatchObject({ code: "0" });
  server.advanceClock(40_000);
  expect(await upload("sunli")).toMatchObject({ code: "0" });
});

test("a firm has a measure of its own, another firm another", async () => {
  server.advanceClock(MINUTE_MS);
  await allow("upload", "firm", 2);
  for (const account of ["sunli", "zhaomin"]) expect(await upload(account)).toMatchObject({ code: "0" });
  expect(await upload("chenjie")).toMatchObject({
    code: "0429",
    message: expect.stringMatching(/^本公司上传过于频繁，请 \d+ 秒后再试$/),
  });
  expect(await upload("qianjin")).toMatchObject({ code: "0" });
});

test("tries at once, at two processes with one database, are counted together", async () => {
  server.advanceClock(MINUTE_MS);
  await allow("upload", "user", 5);
  const { db, clock } = server;
  const second = await createApp({ db, clock, project: ownProject, logLevel: "silent", runJobs: false });
  const token = await server.signIn("sunli");
  const form = (key: string) => ({
    method: "POST" as const,
    url: "/api/fcp/web/customerFile/upload",
    headers: {
      "access-token": token,
      "idempotency-key": key,
      "content-type": "multipart/form-data; boundary=b",
    },
    payload: '--b\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nx\r\n--b--\r\n',
  });
  const answers = await Promise.all(
    Array.from({ length: 12 }, async (_none, index) =>
      (await (index % 2 === 0 ? server.app : second).inject(form(`two-processes-${index}`))).json<{
        code: string;
      }>(),
    ),
  );
  await second.close();
  expect(answers.filter(({ code }) => code === "0")).toHaveLength(5);
  expect(answers.filter(({ code }) => code === "0429")).toHaveLength(7);
});

test("a burst of exports, and too many in a day", async () => {
  const start = async () => await server.request("chenjie", "department.exportDistribution", {});
  await allow("export", "user", 1);
  server.advanceClock(MINUTE_MS);
  expect((await start()).code).not.toBe("0429");
  expect(await start()).toMatchObject({
    status: 200,
    code: "0429",
    message: expect.stringContaining("导出过于频繁"),
  });
  await allow("dailyExport", "user", 2);
  server.advanceClock(MINUTE_MS);
  expect((await start()).code).not.toBe("0429");
  expect(await start()).toMatchObject({
    code: "0429",
    message: expect.stringMatching(/^今日导出过于频繁，请 \d+ 分钟（\d+ 秒）后再试$/),
  });
});

test("a burst of sign-ins is HTTP 429, because nobody is signed in yet", async () => {
  await allow("signIn", "user", 2);
  const enter = async () =>
    await server.app.inject({
      method: "POST",
      url: "/api/auth/sso/exchange",
      payload: { ticket: await takeTicket(server.app, "wujun") },
    });
  for (let index = 0; index < 2; index += 1) expect((await enter()).json()).toMatchObject({ code: "0" });
  const refused = await enter();
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({
    code: "0429",
    message: expect.stringMatching(/^登录过于频繁，请 \d+ 秒后再试$/),
  });
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
});

test("files beyond the room of a user or a firm are refused", async () => {
  const sizes = tenantDb(server.db, 1001)
    .selectFrom("file")
    .select((from) => from.fn.sum<number>("size").as("bytes"));
  const { userId } = await server.db
    .selectFrom("staff")
    .select("userId")
    .where("account", "=", "sunli")
    .executeTakeFirstOrThrow();
  const used = (await sizes.where("owner", "=", userId).executeTakeFirstOrThrow()).bytes;
  server.advanceClock(MINUTE_MS);
  await allow("storage", "user", used + 100);
  expect(await upload("sunli", 60)).toMatchObject({ code: "0" });
  expect(await upload("sunli", 60)).toMatchObject({
    status: 200,
    code: "0507",
    message: expect.stringMatching(/^您的文件已占满/),
  });
  const all = (await sizes.executeTakeFirstOrThrow()).bytes;
  await allow("storage", "firm", all + 10);
  expect(await upload("zhaomin", 20)).toMatchObject({
    code: "0507",
    message: expect.stringMatching(/^本公司的文件/),
  });
});
