import { describe, expect, test } from "vitest";
import { RequestError, type RequestFailure } from "../../request/request-error.ts";
import { withIntents } from "./call-intents.ts";

function createCall(failures: (RequestFailure | null)[]) {
  const intents: (string | undefined)[] = [];
  const call = withIntents(async (_operationId, _params, options) => {
    intents.push(options?.intent);
    const failure = failures.shift();
    if (failure) throw new RequestError(failure, "失败");
    return "ok";
  });
  return { call: (params: object) => call("user.add", { ...params }).catch(() => "failed"), intents };
}

describe("withIntents", () => {
  test.each<RequestFailure>(["timeout", "offline", "http", "malformed"])(
    "the same call after %s is another try of the same intent",
    async (failure) => {
      const { call, intents } = createCall([failure, null, null]);
      for (let time = 0; time < 3; time += 1) await call({ name: "a" });
      expect(intents[1]).toBe(intents[0]);
      expect(intents[2]).not.toBe(intents[1]);
    },
  );

  test("after a definite answer, or with other parameters, it is a new intent", async () => {
    const { call, intents } = createCall(["refused", "timeout", null]);
    await call({ name: "a" });
    await call({ name: "a" });
    await call({ name: "b" });
    expect(new Set(intents).size).toBe(3);
  });

  test("another file is another intent, the same one is not", async () => {
    const { call, intents } = createCall(["timeout", "timeout", null]);
    const october = new File(["a"], "十月.xlsx", { lastModified: 1 });
    const november = new File(["ab"], "十一月.xlsx", { lastModified: 2 });
    await call({ file: october });
    await call({ file: november });
    await call({ file: october });
    expect(intents[1]).not.toBe(intents[0]);
    expect(intents[2]).toBe(intents[0]);
  });
});
