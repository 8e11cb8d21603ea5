import { afterEach, expect, test, vi } from "vitest";
import { createServerClock } from "./server-clock.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

test("runs on from the server's time", () => {
  let elapsed = 5_000;
  const clock = createServerClock("2026-12-31 23:59:50", 5_000, () => elapsed);
  expect([clock.now(), clock.today()]).toEqual(["2026-12-31 23:59:50", "2026-12-31"]);
  elapsed += 10_000;
  expect([clock.now(), clock.today()]).toEqual(["2027-01-01 00:00:00", "2027-01-01"]);
});

test.each(["America/New_York", "Asia/Shanghai", "Pacific/Auckland", "UTC"])(
  "the browser's zone %s changes nothing",
  (zone) => {
    vi.stubEnv("TZ", zone);
    expect(createServerClock("2026-03-08 02:30:00", 0, () => 0).now()).toBe("2026-03-08 02:30:00");
  },
);

test("a change of the browser's clock changes nothing", () => {
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
  const clock = createServerClock("2026-11-20 14:05:00", performance.now());
  vi.setSystemTime("1999-01-01");
  expect(clock.now()).toBe("2026-11-20 14:05:00");
});

test("a time that is none is an error", () => {
  expect(() => createServerClock("2026-02-30 00:00:00", 0)).toThrow("2026-02-30");
});
