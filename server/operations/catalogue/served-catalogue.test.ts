import { posix } from "node:path";
import { describe, expect, test } from "vitest";
import { createProject } from "../../../src/schema/project/project.ts";
import { createApp } from "../../app.ts";
import { createClock } from "../../platform/clock.ts";
import { ownProject } from "../../testing/own-project.ts";
import { noDatabase } from "../../testing/no-database.ts";

/** The product's schemas with another text of one of the catalogue's documents, in plain OpenAPI, and that text's lines. */
function change(file: string, replace: (text: string) => string) {
  const path = posix.join("schemas/api", file);
  const texts = new Map([...ownProject.files].map(([name, { text }]) => [name, text]));
  texts.set(path, JSON.stringify(ownProject.files.get(path)?.value, null, 2));
  const changed = replace(texts.get(path) ?? "");
  expect(changed).not.toBe(texts.get(path));
  return { project: createProject(texts.set(path, changed)), lines: changed.split("\n") };
}

const start = async (project: typeof ownProject) =>
  await createApp({
    db: noDatabase(),
    clock: createClock(),
    project,
    logLevel: "silent",
    runJobs: false,
  });

const lineOf = (lines: readonly string[], part: string) => lines.findIndex((line) => line.includes(part)) + 1;

describe("a broken document keeps the server from starting and is said by place and reason", () => {
  test("no JSON", async () => {
    const { project, lines } = change("file.json", (text) =>
      text.replace(`"title": "文件",`, `"title": "文件"`),
    );
    const line = lineOf(lines, `"title": "文件"`) + 1;
    await expect(start(project)).rejects.toThrow(
      new RegExp(
        `^接口目录有 1 处错误\nschemas/api/file\\.json:${line}:\\d+ 不是有效的 JSON，请检查此处的语法$`,
      ),
    );
  });

  test("a code table that is no JSON", async () => {
    const { project } = change("../enums/advanceCollectionDay.json", (text) => text.replace("{", ""));
    await expect(start(project)).rejects.toThrow(/^schemas\/enums\/\w+\.json:\d+:\d+ 不是有效的 JSON/m);
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
    [
      "id twice",
      `"file.download"`,
      `"role.page"`,
      "operationId“role.page”重复，schemas/api/file.json 中已有",
    ],
    [
      "address twice",
      `"/customerFile/upload"`,
      `"/company/list"`,
      "请求地址“POST /api/fcp/web/company/list”重复，schemas/api/company.json 中已有",
    ],
  ])("%s", async (_what, part, instead, reason) => {
    const { project } = change("file.json", (text) => text.replace(part, instead));
    const failure: unknown = await start(project).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    const [head, ...faults] = (failure as Error).message.split("\n");
    expect(head).toBe(`接口目录有 ${faults.length} 处错误`);
    expect(faults).toContainEqual(
      expect.stringMatching(new RegExp(`^schemas/api/(file|role)\\.json:\\d+:\\d+ `)),
    );
    expect(faults.map((fault) => fault.slice(fault.indexOf(" ") + 1))).toContain(reason);
  });

  test("all faults are said at once, each at its line", async () => {
    const { project, lines } = change("file.json", (text) =>
      text.replace(`"x-effect": "write"`, `"x-effect": "delete"`).replace(`"summary": "下载文件",`, ""),
    );
    await expect(start(project)).rejects.toThrow(
      [
        "接口目录有 2 处错误",
        `schemas/api/file.json:${lineOf(lines, `"x-effect": "delete"`)}:9 x-effect 应为 read 或 write`,
        `schemas/api/file.json:${lineOf(lines, `"get": {`)}:7 接口缺少 summary（中文名称）`,
      ].join("\n"),
    );
  });

  test("an area in the short form, in its own words", async () => {
    const path = "schemas/api/file.json";
    const texts = new Map([...ownProject.files].map(([name, { text }]) => [name, text]));
    const changed = (texts.get(path) ?? "")
      .replace(`"effect": "write"`, `"effect": "delete"`)
      .replace(/"get": "[^"]*",/, "");
    const lines = changed.split("\n");
    const [, id = ""] = /"([\w.]+)": \{\s+"summary"/.exec(changed) ?? [];
    await expect(start(createProject(texts.set(path, changed)))).rejects.toThrow(
      [
        "接口目录有 2 处错误",
        `${path}:${lineOf(lines, `"${id}": {`)}:5 接口“${id}”应有一个请求方法及其路径`,
        `${path}:${lineOf(lines, `"effect": "delete"`)}:7 x-effect 应为 read 或 write`,
      ].join("\n"),
    );
  });

  test("a document of something else", async () => {
    const { project } = change("file.json", () => "[]");
    await expect(start(project)).rejects.toThrow("schemas/api/file.json:1:1 缺少 paths，不是 OpenAPI 文档");
  });
});
