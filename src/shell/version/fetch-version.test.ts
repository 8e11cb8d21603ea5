import { afterEach, expect, test, vi } from "vitest";
import { fetchVersion } from "./fetch-version.ts";

afterEach(() => vi.unstubAllGlobals());

const answerWith = (answer: () => Promise<Response>) => vi.stubGlobal("fetch", vi.fn(answer));

test("the version is read", async () => {
  answerWith(async () => Response.json({ version: "2" }));
  expect(await fetchVersion("/")).toBe("2");
});

test.each<[string, () => Promise<Response>]>([
  ["404", async () => Response.json({ version: "2" }, { status: 404 })],
  ["the page itself", async () => new Response("<!doctype html>")],
  ["another JSON", async () => Response.json({ version: 2 })],
  ["null", async () => Response.json(null)],
  ["an empty text", async () => new Response("")],
  ["no network", () => Promise.reject(new TypeError("offline"))],
])("%s is no version", async (_what, answer) => {
  answerWith(answer);
  expect(await fetchVersion("/")).toBeNull();
});
