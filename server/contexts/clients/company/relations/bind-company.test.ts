import { expect, test } from "vitest";
import { useTestServer } from "../../../../testing/use-test-server.ts";

const server = useTestServer();

const OWN = 1_001_001;
const FOREIGN = 1_002_001;

const bind = async (companyId: number, relatedId: number, account = "chenjie") =>
  await server.request(account, "company.bind", { companyId, relatedId });
const related = async (companyId: number) => {
  const { result } = await server.request("chenjie", "company.relation.list", { companyId });
  return new Map(
    (result as { companyId: number; relationKind: string }[]).map((relation) => [
      relation.companyId,
      relation.relationKind,
    ]),
  );
};
const strangers = async () => {
  const known = await related(OWN);
  const { result } = await server.request("chenjie", "company.list", {
    pageNum: 1,
    pageSize: 100,
    status: 1,
  });
  const ids = (result as { list: { companyId: number }[] }).list.map(({ companyId }) => companyId);
  return ids.filter((id) => id !== OWN && !known.has(id));
};

test("a bound client is related to the other, and the other to it", async () => {
  const [otherId = 0] = await strangers();
  expect(await bind(otherId, OWN)).toEqual({ status: 200, code: "0", message: null, result: null });
  expect((await related(OWN)).get(otherId)).toBe("bound");
  expect((await related(otherId)).get(OWN)).toBe("bound");
  for (const [first, second] of [
    [otherId, OWN],
    [OWN, otherId],
  ] as const)
    expect(await bind(first, second)).toMatchObject({
      code: "0409",
      message: expect.stringContaining("已绑定，无需重复绑定"),
    });
});

test("a client is bound to another of the firm's in use, by somebody who sees both and may change them", async () => {
  const [otherId = 0, trashed = 0] = await strangers();
  expect(await bind(OWN, OWN)).toMatchObject({
    code: "0400",
    result: { fieldErrors: [{ path: "relatedId", message: "不能与企业自身绑定，请选择另一家企业" }] },
  });
  expect(await bind(OWN, FOREIGN)).toMatchObject({ code: "0404" });
  expect(await bind(OWN, otherId, "heqing")).toMatchObject({ code: "0403" });
  await server.request("chenjie", "company.delete", { companyIdList: [trashed] });
  expect(await bind(OWN, trashed)).toMatchObject({
    code: "0409",
    message: expect.stringContaining("回收站"),
  });
  expect((await related(OWN)).has(otherId)).toBe(false);
});

test("a client that is deleted for good is related to nobody", async () => {
  const [gone = 0] = await strangers();
  await bind(OWN, gone);
  await server.request("chenjie", "company.delete", { companyIdList: [gone] });
  expect((await related(OWN)).has(gone)).toBe(false);
  await server.request("chenjie", "company.emptyTrash", { companyIdList: [gone] });
  expect((await related(OWN)).has(gone)).toBe(false);
});
