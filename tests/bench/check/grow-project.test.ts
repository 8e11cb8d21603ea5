import { expect, test } from "vitest";
import { createProject } from "../../../src/schema/project/project.ts";
import { growProject } from "./grow-project.ts";

const read = { operationId: "user.list", requestBody: { $ref: "shared.json#/components/bodies/Query" } };
const post = { type: "object", properties: { id: { type: "integer" } } };
const texts = new Map(
  Object.entries({
    "schemas/enums/status.json": { name: "status", values: [] },
    "schemas/api/shared.json": {
      components: { bodies: { Query: {} }, schemas: { EnvelopeCode: {}, EnvelopeMessage: {} } },
    },
    "schemas/api/user.json": { paths: { "/user": { get: read } }, components: { schemas: { Post: post } } },
    "schemas/api/post.json": {
      operations: { "post.list": { get: "/post", result: { list: "user/Post" } } },
      schemas: { Own: { fields: { "...user/Post": ["id"] } } },
    },
    "schemas/screens/users.json": {
      id: "users",
      kind: "list",
      names: { isOpen: "{{ state.visit === 1 }}" },
      source: { call: "user.list" },
    },
    "schemas/states/visit.json": { name: "visit" },
    "schemas/routes/a.json": {
      menu: { entries: ["/users"] },
      routes: [{ path: "/users", screen: "users", permission: ["user.list"] }],
    },
  }).map(([path, value]) => [path, JSON.stringify(value)]),
);

test("a grown project has the real one in it, and copies that refer to each other", () => {
  const { operations, screens, routes, brokenReferences, enums } = createProject(growProject(texts, 3));
  expect([...operations].map(([id, { path }]) => [id, path])).toEqual([
    ["post.listCopy2", "/copy2/post"],
    ["post.listCopy3", "/copy3/post"],
    ["post.list", "/post"],
    ["user.listCopy2", "/copy2/user"],
    ["user.listCopy3", "/copy3/user"],
    ["user.list", "/user"],
  ]);
  expect(operations.get("post.listCopy2")?.row).toEqual(post);
  expect(screens.get("usersCopy3")?.value.source).toEqual({ call: "user.listCopy3" });
  expect(screens.get("usersCopy3")?.value.names).toEqual({ isOpen: "{{ state.visitCopy3 === 1 }}" });
  expect(routes.map(({ id, value }) => [id, value.screen])).toContainEqual(["/copy2/users", "usersCopy2"]);
  // A code of this name is another thing than the operation.
  expect(routes.map(({ value }) => value.permission)).toEqual([["user.list"], ["user.list"], ["user.list"]]);
  expect(brokenReferences).toEqual([]);
  expect(enums.size).toBe(1);
});
