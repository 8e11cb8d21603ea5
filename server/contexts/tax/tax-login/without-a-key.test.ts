import { expect, test } from "vitest";
import { useTestServer } from "../../../testing/use-test-server.ts";

const server = useTestServer({ secretsKeys: [] });

test("without a key an account is kept without its password, which is typed each time", async () => {
  const question = { phone: "13812349000", account: "user0001", areaCode: "31", qyid: 1_001_002 };
  const verify = async (password: string) =>
    (await server.request("chenjie", "taxLogin.sendSmsVerifyCode", { ...question, password })).result;
  expect(await verify("Pass#2026")).toMatchObject({ sendStatus: 0 });
  const { result } = await server.request("chenjie", "taxLogin.queryCompanyTaxAccountInfo", {
    companyId: question.qyid,
  });
  expect(result).toMatchObject({ loginState: 1, userName: "user0001", pwd: null });
  expect(await verify("******")).toMatchObject({ sendStatus: 1, sendDesc: "请填写密码" });
});
