import { beforeAll, expect, test } from "vitest";
import { inService } from "../access/served-months.ts";
import { useTestServer } from "../testing/use-test-server.ts";

/** Five requests for the same thing, each with an intent of its own: PostgreSQL lets them run side by side. */
const server = useTestServer();
const AT_ONCE = 5;
let companies: readonly number[];

const atOnce = async (operation: string, params: object) =>
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => await server.request("zhoumy", operation, params)),
  );
const codesOf = (answers: readonly { code: string }[]) => answers.map(({ code }) => code).toSorted();
const ALL = Array.from({ length: AT_ONCE }, () => "0");
const doneByOne = (refusal: string) => ["0", ...Array.from({ length: AT_ONCE - 1 }, () => refusal)];
const ONE = doneByOne("0409");

async function count(resource: string, companyId: number): Promise<number> {
  const { total } = await server.db
    .selectFrom("plainRecord")
    .select((of) => of.fn.countAll<number>().as("total"))
    .where("resource", "=", resource)
    .where("companyId", "=", companyId)
    .where("isRemove", "=", 0)
    .executeTakeFirstOrThrow();
  return total;
}

/** The client of whom the fewest of the kind are kept, and how many. */
async function clientWithFewest(resource: string) {
  const counts = await Promise.all(
    companies.map(async (companyId) => ({ companyId, before: await count(resource, companyId) })),
  );
  const [fewest] = counts.toSorted((a, b) => a.before - b.before);
  if (!fewest) throw new Error("there is no client");
  return fewest;
}

beforeAll(async () => {
  const served = await server.db
    .selectFrom("company")
    .select("companyId")
    .where("gsid", "=", 1001)
    .where("isRemove", "=", 0)
    .where(inService(server.clock))
    .orderBy("companyId")
    .execute();
  companies = served.map(({ companyId }) => companyId);
});

test.each([
  ["a client that is put on top", "bookTop", "book.top", (qyid: number) => ({ qyid, action: "top" })],
  [
    "the limits of a client's sales",
    "warningValue",
    "config.warningValue.batchSave",
    (qyid: number) => ({ qyIdList: [qyid], quarterWarningValue: 280_000, yearWarningValue: 4_500_000 }),
  ],
  [
    "the word that invoices were sent",
    "invoiceMessage",
    "chat.invoiceMessageStatus",
    (companyId: number) => ({ companyId, kjnd: 2026, kjqj: 10, invoiceMessageStatus: 1 }),
  ],
  [
    "a step of a month's books",
    "bookLog",
    "book.todoStatus",
    (qyid: number) => ({ qyid, kjnd: 2026, kjqj: 11, step: "arrival", status: 1 }),
  ],
])("%s is kept once, and everybody is told that it is", async (_what, resource, operation, paramsOf) => {
  const { companyId, before } = await clientWithFewest(resource);
  const answers = await atOnce(operation, paramsOf(companyId));
  expect(codesOf(answers)).toEqual(ALL);
  expect(await count(resource, companyId)).toBe(before + 1);
});

test.each([
  [
    "a collection of social insurance",
    "collectTask",
    "collection.task.socialSecurity",
    (qyid: number) => ({ qyid, kjnd: 2026, kjqj: 11 }),
    "正在采集社保信息，请等待完成或取消后再试",
  ],
  [
    "a change of the relation to a client",
    "relationChange",
    "visit.recommend.changeCompanyRelationShip",
    (qyId: number) => ({ qyId, relationshipLevel: 5, reason: "长期合作" }),
    "的客户关系没有变化",
  ],
])("%s is begun once, and the others are told why not", async (_what, resource, operation, paramsOf, why) => {
  const { companyId, before } = await clientWithFewest(resource);
  const answers = await atOnce(operation, paramsOf(companyId));
  expect(codesOf(answers)).toEqual(ONE);
  for (const { code, message } of answers) if (code !== "0") expect(message).toContain(why);
  expect(await count(resource, companyId)).toBe(before + 1);
});

test("two clients are related once, and the others are told so", async () => {
  const { companyId, before } = await clientWithFewest("companyBinding");
  const relatedId = companies.findLast((id) => id > companyId);
  const answers = await atOnce("company.bind", { companyId, relatedId });
  expect(codesOf(answers)).toEqual(ONE);
  for (const { code, message } of answers)
    if (code !== "0") expect(message).toContain("已绑定，无需重复绑定");
  expect(await count("companyBinding", companyId)).toBe(before + 1);
});

test("a client is given to a user once, and everybody is told that it is", async () => {
  const [companyId] = companies;
  const userId = await userWithout(companyId);
  const before = await countGrantRecords(companyId);
  const given = await atOnce("companyUserAuth.addUser", { companyId, userId });
  expect(codesOf(given)).toEqual(ALL);
  expect(await countGrantRecords(companyId)).toBe(before + 1);
  const taken = await atOnce("companyUserAuth.removeUser", { companyId, userId });
  expect(codesOf(taken)).toEqual(doneByOne("0404"));
  expect(await countGrantRecords(companyId)).toBe(before + 2);
});

test("a client goes into the recycle bin, out of it and out of the world once each", async () => {
  const companyId = companies.at(-1);
  const chosen = { companyIdList: [companyId] };
  expect(codesOf(await atOnce("company.delete", chosen))).toEqual(ONE);
  expect(codesOf(await atOnce("company.restore", chosen))).toEqual(ONE);
  expect(codesOf(await atOnce("company.delete", chosen))).toEqual(ONE);
  expect(codesOf(await atOnce("company.emptyTrash", chosen))).toEqual(doneByOne("0404"));
});

async function userWithout(companyId: number | undefined): Promise<number> {
  const { userId } = await server.db
    .selectFrom("staff")
    .select("userId")
    .where("gsid", "=", 1001)
    .where("isRemove", "=", 0)
    .where("status", "=", 1)
    .where("userId", "not in", (held) =>
      held
        .selectFrom("companyGrant")
        .select("companyGrant.userId")
        .where("companyGrant.companyId", "=", Number(companyId)),
    )
    .orderBy("userId")
    .limit(1)
    .executeTakeFirstOrThrow();
  return userId;
}

async function countGrantRecords(companyId: number | undefined): Promise<number> {
  const { total } = await server.db
    .selectFrom("companyGrantRecord")
    .select((of) => of.fn.countAll<number>().as("total"))
    .where("companyId", "=", Number(companyId))
    .executeTakeFirstOrThrow();
  return total;
}
