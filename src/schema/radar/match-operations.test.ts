import { expect, test } from "vitest";
import type { Operation } from "../project/operation.ts";
import { matchOperations } from "./match-operations.ts";
import type { Address } from "./normal-document.ts";

const ours = [
  ["user.list", "post", "/api/auth/user/list"],
  ["user.detail", "get", "/api/auth/user/{userId}"],
  ["role.list", "post", "/api/auth/role/list"],
  ["firm.list", "post", "/other/role/list"],
].map(([id = "", method = "", path = ""]) => ({ id, method, path }) as Operation);

function matched(...addresses: readonly (readonly [method: string, path: string, id?: string])[]) {
  const theirs = addresses.map(([method, path, id]): Address => ({ method, path, id }));
  const matches = matchOperations(ours, theirs);
  return theirs.map((address) => matches.get(address)?.id);
}

test("a name counts more than an address", () => {
  expect(matched(["post", "/api/auth/role/list", "user.list"], ["post", "/api/auth/user/list"])).toEqual([
    "user.list",
    undefined,
  ]);
});

test("an address is method and path, whatever its parameters are called", () => {
  expect(matched(["get", "/api/auth/user/{id}", "getUserById"])).toEqual(["user.detail"]);
  expect(matched(["get", "/api/auth/{id}/user"])).toEqual([undefined]);
});

test("a gateway may put something before a path, unless two would fit", () => {
  expect(matched(["post", "/auth/user/list"], ["post", "/role/list"], ["post", "/list"])).toEqual([
    "user.list",
    undefined,
    undefined,
  ]);
});

test("a path with another method is found when it is the only one", () => {
  expect(matched(["get", "/api/auth/user/list"])).toEqual(["user.list"]);
  expect(matched(["get", "/api/auth/user/list"], ["put", "/api/auth/user/list"])).toEqual([
    undefined,
    undefined,
  ]);
});
