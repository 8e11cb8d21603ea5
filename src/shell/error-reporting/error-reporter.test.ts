import { expect, test, vi } from "vitest";
import { RequestError } from "../../request/request-error.ts";
import { createErrorReporter, type SendError } from "./error-reporter.ts";
import { scrubText } from "./scrub.ts";
import { scrubEvent, sentryOptions } from "./sentry.ts";

test("faults before the service is there are sent once it is", () => {
  const { report, connect } = createErrorReporter();
  const [early, late] = [new Error("early"), new Error("late")];
  report(early);
  const send = vi.fn<SendError>();
  connect(send);
  report(late);
  expect(send.mock.calls).toEqual([[early], [late]]);
});

test("without a service nothing is kept, and a refused call is no fault", () => {
  const { report, connect } = createErrorReporter();
  report(new Error("early"));
  connect(null);
  const send = vi.fn<SendError>();
  connect(send);
  report(new RequestError("http", "网关错误"));
  expect(send).not.toHaveBeenCalled();
});

test.each([
  ['no part for "上海云帆财税咨询有限公司"', "no part for …"],
  ["phone 13800138000 is taken", "phone … is taken"],
  ["tax number 91310000MA1FL0XX9A is unknown", "tax number …MA1FL0XX9A is unknown"],
  [
    "Failed to fetch https://a.example/customer/index?name=%E4%B8%8A#x",
    "Failed to fetch https://a.example/customer/index",
  ],
  ["token eyJhbGciOiJIUzI1NiJ9abcdef0123", "token …"],
  ["Cannot read properties of undefined (reading 'name')", "Cannot read properties of undefined (reading …)"],
])("of %s stays %s", (text, scrubbed) => {
  expect(scrubText(text)).toBe(scrubbed);
});

test("an event keeps what broke and where, and nothing about the page or its user", () => {
  const event = scrubEvent({
    type: undefined,
    event_id: "1",
    release: "r",
    user: { id: 7, ip_address: "10.0.0.1" },
    request: { url: "https://a.example/customer/index?name=甲", headers: { Cookie: "accessToken=x" } },
    breadcrumbs: [{ message: "甲" }],
    extra: { form: "甲" },
    exception: {
      values: [
        {
          type: "TypeError",
          value: "客户「甲」的电话 13800138000",
          stacktrace: { frames: [{ filename: "https://a.example/assets/start.js?x=1", lineno: 3 }] },
        },
      ],
    },
  });
  expect(event).toEqual({
    type: undefined,
    event_id: "1",
    release: "r",
    exception: {
      values: [
        {
          type: "TypeError",
          value: "客户…的电话 …",
          stacktrace: { frames: [{ filename: "https://a.example/assets/start.js", lineno: 3 }] },
        },
      ],
    },
  });
});

test("one page in a thousand is traced", () => {
  const options = sentryOptions({
    dsn: "https://key@sentry.example.com/1",
    environment: "test",
    release: "r",
  });
  expect(options.tracesSampleRate).toBe(0.001);
});
