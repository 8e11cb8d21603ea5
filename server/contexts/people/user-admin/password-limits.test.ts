import { expect, test } from "vitest";
import { DEMO_PASSWORD } from "../../../../demo/demo-staff.ts";
import { useTestServer } from "../../../testing/use-test-server.ts";

const server = useTestServer();

const call = async (operation: string, password?: string) =>
  await server.request("sunli", `userAdmin.${operation}`, password === undefined ? {} : { password });
const refusedAt = (path: string) => ({ code: "0400", result: { fieldErrors: [{ path }] } });

test("the old password is needed, in 18 characters at most", async () => {
  for (const wrong of [undefined, "", "A1b2C3d4E5f6G7h8I9j"])
    expect(await call("checkPassword", wrong)).toMatchObject(refusedAt("password"));
  expect(await call("checkPassword", "A1b2C3d4E5f6G7h8I9")).toMatchObject({ message: "旧密码校验失败" });
});

test("the new one has 8 to 18 characters", async () => {
  expect(await call("checkPassword", DEMO_PASSWORD)).toMatchObject({ code: "0" });
  for (const wrong of ["Abcd123", "A1b2C3d4E5f6G7h8I9j"])
    expect(await call("resetPwd", wrong)).toMatchObject(refusedAt("password"));
  expect(await call("resetPwd", "A1b2C3d4E5f6G7h8I9")).toMatchObject({ code: "0" });
});
