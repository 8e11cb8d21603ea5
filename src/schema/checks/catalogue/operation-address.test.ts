import { expect, test } from "vitest";
import { checkTexts } from "../testing/sample-project.ts";

const answer = { "200": { description: "成功" } };
const operation = (operationId: string, ...names: string[]) => ({
  operationId,
  summary: "测试",
  "x-effect": "write",
  "x-version": "start",
  "x-permission": "client",
  parameters: names.map((name) => ({
    name,
    in: "path",
    required: true,
    schema: { title: "编号", type: "integer", minimum: 1, maximum: 9 },
  })),
  responses: answer,
});

function issuesOf(paths: object, servers = [{ url: "/api" }]) {
  const document = { openapi: "3.1.0", info: { title: "测试", version: "1.0.0" }, servers, paths };
  return checkTexts([["schemas/api/other.json", JSON.stringify(document)]]).map(
    ({ slug, message }) => `${slug} ${message}`,
  );
}

test("the address of another document is taken, base included", () => {
  expect(issuesOf({ "/client/add": { post: operation("other.add") } })).toEqual([
    expect.stringContaining("operation-address"),
  ]);
  expect(issuesOf({ "/client/add": { put: operation("other.add") } })).toEqual([]);
  expect(issuesOf({ "/client/add": { post: operation("other.add") } }, [{ url: "/other" }])).toEqual([]);
  expect(issuesOf({ "/api/client/add": { post: operation("other.add") } }, [{ url: "/" }])).toHaveLength(1);
});

test("paths that differ in the names of their parameters are one", () => {
  const paths = {
    "/thing/{id}/part": { post: operation("other.one", "id") },
    "/thing/{thingId}/part": { post: operation("other.two", "thingId") },
  };
  expect(issuesOf(paths)).toEqual([
    expect.stringMatching(
      /other\.two has the address of other\.one, POST \/api\/thing\/\{id\}\/part, in schemas\/api\/other\.json:1$/,
    ),
  ]);
});
