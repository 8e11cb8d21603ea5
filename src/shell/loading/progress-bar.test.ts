// @vitest-environment jsdom
import { BProgress } from "@bprogress/core";
import { expect, test } from "vitest";
import { createProgressBar } from "./progress-bar.ts";

test("the bar starts at a third, moves at the agreed speeds and can be found by its role", () => {
  const bar = createProgressBar();
  expect(BProgress.settings).toMatchObject({ speed: 500, trickleSpeed: 200, minimum: 0.3 });
  bar.start();
  expect(BProgress.status).toBe(0.3);
  expect(document.querySelector("[role=progressbar]")?.getAttribute("aria-label")).toBe("加载进度");
  bar.done();
});
