import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { SCHEMAS_DIR, createApp } from "../app.ts";
import { createClock } from "../clock.ts";
import { openDatabase } from "../database/open-database.ts";
import { readCatalogue } from "./read-catalogue.ts";

const db = openDatabase({});
let schemasDir: string;
beforeEach(() => {
  schemasDir = join(mkdtempSync(join(tmpdir(), "catalogue-")), "schemas");
  for (const folder of ["api", "enums", "permissions", "routes"]) {
    cpSync(join(SCHEMAS_DIR, folder), join(schemasDir, folder), { recursive: true });
  }
});
afterEach(() => {
  rmSync(join(schemasDir, ".."), { recursive: true });
});
afterAll(async () => {
  await db.destroy();
});

const change = (file: string, replace: (text: string) => string) => {
  const place = join(schemasDir, "api", file);
  const text = readFileSync(place, "utf8");
  const changed = replace(text);
  expect(changed).not.toBe(text);
  writeFileSync(place, changed);
  return changed.split("\n");
};

const start = async () =>
  await createApp({
    db: openDatabase({}),
    clock: createClock(),
    logLevel: "silent",
    runJobs: false,
    schemasDir,
  });

const lineOf = (lines: readonly string[], part: string) => lines.findIndex((line) => line.includes(part)) + 1;

describe("a broken document keeps the server from starting and is said by place and reason", () => {
  test("no JSON", async () => {
    const lines = change("file.json", (text) => text.replace(`"title": "文件",`, `"title": "文件"`));
    const line = lineOf(lines, `"title": "文件"`) + 1;
    await expect(start()).rejects.toThrow(
      new RegExp(`^schemas/api/file\\.json:${line}:\\d+ 不是有效的 JSON，请检查此处的语法$`),
    );
  });

  test.each([
    ["operationId", `"operationId": "file.upload",`, "", "接口缺少 operationId"],
    ["summary", `"summary": "文件上传",`, "", "接口缺少 summary（中文名称）"],
    ["x-effect", `"x-effect": "write"`, `"x-effect": "delete"`, "x-effect 应为 read 或 write"],
    ["x-permission", `"x-permission": "signed-in",`, "", "接口缺少 x-permission"],
    ["response", `"200"`, `"201"`, "接口缺少 200 的返回及其 schema"],
    [
      "body",
      `"multipart/form-data": {`,
      `"multipart/form-data": {}, "x": {`,
      "requestBody 缺少 content 及其 schema",
    ],
    ["file format", `".png",`, `".exe",`, "服务端无法识别文件格式“.exe”"],
    ["parameter", `"in": "path",`, "", "参数缺少 name、in 或 schema"],
    ["code", `"x-permission": "signed-in"`, `"x-permission": "staff.fly"`, "权限码“staff.fly”不存在"],
    [
      "reference",
      "shared.json#/components/schemas/EnvelopeCode",
      "shared.json#/components/schemas/Nowhere",
      "引用“shared.json#/components/schemas/Nowhere”指向的内容不存在",
    ],
    ["id twice", `"file.download"`, `"role.page"`, "operationId“role.page”重复，file.json 中已有"],
    [
      "address twice",
      `"/customerFile/upload"`,
      `"/company/list"`,
      "请求地址“POST /api/fcp/web/company/list”重复，company.json 中已有",
    ],
  ])("%s", async (_what, part, instead, reason) => {
    change("file.json", (text) => text.replace(part, instead));
    const failure: unknown = await start().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    const [head, ...faults] = (failure as Error).message.split("\n");
    expect(head).toBe(`接口目录有 ${faults.length} 处错误`);
    expect(faults).toContainEqual(
      expect.stringMatching(new RegExp(`^schemas/api/(file|role)\\.json:\\d+:\\d+ `)),
    );
    expect(faults.map((fault) => fault.slice(fault.indexOf(" ") + 1))).toContain(reason);
  });

  test("all faults are said at once, each at its line", () => {
    const lines = change("file.json", (text) =>
      text.replace(`"x-effect": "write"`, `"x-effect": "delete"`).replace(`"summary": "下载文件",`, ""),
    );
    expect(() => readCatalogue(schemasDir)).toThrow(
      [
        "接口目录有 2 处错误",
        `schemas/api/file.json:${lineOf(lines, `"x-effect": "delete"`)}:9 x-effect 应为 read 或 write`,
        `schemas/api/file.json:${lineOf(lines, `"get": {`)}:7 接口缺少 summary（中文名称）`,
      ].join("\n"),
    );
  });

  test("a document of something else", () => {
    change("file.json", () => "[]");
    expect(() => readCatalogue(schemasDir)).toThrow(
      "schemas/api/file.json:1:1 缺少 paths，不是 OpenAPI 文档",
    );
  });
});
