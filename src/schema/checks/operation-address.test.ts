import { expect, test } from "vitest";
import { checkTexts } from "./testing/sample-project.ts";

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

function found(paths: object, servers = [{ url: "/api" }]) {
  const document = { openapi: "3.1.0", info: { title: "测试", version: "1.0.0" }, servers, paths };
  return checkTexts([["schemas/api/other.json", JSON.stringify(document)]]).map(
    ({ slug, message }) => `${slug} ${message}`,
  );
}

test("the address of another document is taken, base included", () => {
  expect(found({ "/client/add": { post: operation("other.add") } })).toEqual([
    expect.stringContaining("operation-address"),
  ]);
  expect(found({ "/client/add": { put: operation("other.add") } })).toEqual([]);
  expect(found({ "/client/add": { post: operation("other.add") } }, [{ url: "/other" }])).toEqual([]);
  expect(found({ "/api/client/add": { post: operation("other.add") } }, [{ url: "/" }])).toHaveLength(1);
});

test("paths that differ in the names of their parameters are one", () => {
  const paths = {
    "/thing/{id}/part": { post: operation("other.one", "id") },
    "/thing/{thingId}/part": { post: operation("other.two", "thingId") },
  };
  expect(found(paths)).toEqual([
    expect.stringMatching(
      /other\.two has the address of other\.one, POST \/api\/thing\/\{id\}\/part, in schemas\/api\/other\.json:1$/,
    ),
  ]);
});
