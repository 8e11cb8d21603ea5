import { describe, expect, it } from "vitest";
import { dateWithWeekday, greetingKey } from "./day-words.ts";

describe("words for the day", () => {
  it("greets by the server's hour", () => {
    expect(greetingKey("2026-11-21 08:59:00")).toBe("home.morning");
    expect(greetingKey("2026-11-21 12:00:00")).toBe("home.afternoon");
    expect(greetingKey("2026-11-21 18:00:00")).toBe("home.evening");
    expect(greetingKey("2026-11-21 04:59:59")).toBe("home.evening");
  });

  it("names the weekday of the server's date whatever the browser's zone is", () => {
    expect(dateWithWeekday("2026-11-21 00:10:00")).toBe("2026-11-21 星期六");
  });
});
