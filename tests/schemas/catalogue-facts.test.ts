import path from "node:path";
import { expect, test } from "vitest";
import { readProject } from "../../src/schema/project/read-project.ts";

const { operations } = await readProject(path.resolve(import.meta.dirname, "../.."));

function find(id: string) {
  const operation = operations.get(id);
  if (!operation) throw new Error(`no operation ${id}`);
  return operation;
}

test("that there is no account to scan for is no failure", () => {
  expect(find("taxLogin.appScanAccountAndLabelList").quietCodes).toEqual(["104"]);
});

test("the bureau is said to be unstable when its codes take too long", () => {
  for (const id of ["taxLogin.sendAgentSmsCode", "taxLogin.sendSmsVerifyCode", "taxLogin.sendGsSms"])
    expect(find(id).timeoutMessage).toBe("税局访问不稳定，请稍后重试");
});

test("what is said, read and to be done in talks goes to the service of messages", () => {
  const talks = [...operations.values()].filter(({ id }) => id.startsWith("chat."));
  const calls = talks.filter(({ path: address }) => address.includes("/chat/"));
  expect(calls.length).toBeGreaterThanOrEqual(10);
  for (const call of calls) expect(call.path).toMatch(/^\/api\/fcp\/application\/message\//);
});
