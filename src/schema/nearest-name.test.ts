import { expect, test } from "vitest";
import * as fc from "fast-check";
import { namesNear, nearestName, onlyNearName } from "./nearest-name.ts";

test.each([
  ["zzshfj", ["zzse", "zzshfjs", "status"], "zzshfjs"],
  ["stauts", ["status", "state"], "status"],
  ["Phone", ["phone", "name"], "phone"],
  ["call", ["open", "reload"], undefined],
  ["id", [], undefined],
])("%s among %j is %s", (name, candidates, expected) => {
  expect(nearestName(name, candidates)).toBe(expected);
});

test("finds a name again after one letter was changed", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{3,12}$/), fc.nat(), (name, seed) => {
      const index = seed % name.length;
      expect(nearestName(`${name.slice(0, index)}#${name.slice(index + 1)}`, [name])).toBe(name);
    }),
  );
});

test.each([
  ["ownerNmae", ["ownerName", "owner", "status"], "ownerName"],
  ["companyNam", ["companyName", "companyNames"], "companyName"],
  ["stat", ["star", "step"], "star"],
  ["statx", ["stats", "state"], undefined],
  ["client.modfyy", ["client.modify", "client.notify"], undefined],
  ["boss", ["owner"], undefined],
])("%s among %j can only have meant %s", (name, candidates, expected) => {
  expect(onlyNearName(name, candidates)).toBe(expected);
});

test("names come nearest first, each once", () => {
  expect(namesNear("stauts", ["state", "status", "kind", "status"])).toEqual(["status", "state"]);
});
