import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readForeignDocument } from "./read-foreign-document.ts";

async function written(text: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "foreign-"));
  onTestFinished(async () => await rm(folder, { recursive: true }));
  const file = path.join(folder, "openapi.json");
  await writeFile(file, text);
  return file;
}

test("a JSON file is read, with a mark of its encoding or without", async () => {
  expect(readForeignDocument(await written('\uFEFF{"openapi":"3.0.0"}'))).toEqual({ openapi: "3.0.0" });
});

test("what is no document is refused in words that help", async () => {
  const yaml = await written("openapi: 3.0.0");
  expect(() => readForeignDocument(yaml)).toThrow("YAML 文档请先转成 JSON");
  const list = await written("[]");
  expect(() => readForeignDocument(list)).toThrow("不是 OpenAPI 文档");
  expect(() => readForeignDocument("no/such.json")).toThrow("读不到文件 no/such.json");
});
