import { expect, test } from "vitest";
import { readEdition } from "../domain/edition.ts";
import { editionAllows } from "./edition.ts";
import { sessionScope } from "./session-scope.ts";
import { loginInfo } from "./testing/login-info.ts";

const firm = { gsid: 3, gsmc: "甲公司", dqbm: "4403", productType: 4 };

function editionOf(...versions: readonly (readonly [string, string])[]) {
  return readEdition(
    loginInfo({
      versionDtoList: versions.map(([serviceTag, serviceVersion]) => ({ serviceTag, serviceVersion })),
    }),
  );
}

test.each([
  ["GC", "GC"],
  ["XTGC", "GC"],
  ["SH", "SH"],
  ["QJ", "SH"],
  ["ZZ", "SH"],
])("a service tag %s makes the firm type %s", (tag, firmType) => {
  expect(editionOf([tag, "1000"]).firmType).toBe(firmType);
  expect(editionOf(["SH", "1000"], [tag, "1000"]).firmType).toBe(firmType);
});

test.each([
  ["ZZ", "1000", "ZZ"],
  ["QJ", "1000", "QJ"],
  ["SH", "QJ", "QJ"],
  ["XT", "1000", "XT"],
  ["SH", "1020", "XT"],
  ["QJ", "1027", "XT"],
  ["SH", "1022", "ZZ"],
])("tag %s with version %s is of class %s", (tag, version, versionClass) => {
  expect(editionOf([tag, version]).versionClass).toBe(versionClass);
});

test("a firm without version entries is a growth firm without a tag", () => {
  expect(editionOf()).toMatchObject({ serviceTag: "", versionClass: "ZZ", firmType: "SH" });
});

test("screens see the user, the firm and the edition, and no phone number", () => {
  expect(sessionScope(loginInfo({ dzgsDTO: firm }, { superAdmin: true }))).toEqual({
    user: {
      id: 7,
      name: "林晓",
      account: "linxiao",
      superAdmin: true,
      admin: false,
      branchAdmin: false,
      deptManager: true,
    },
    firm: { id: 3, name: "甲公司", areaCode: "4403" },
    edition: { serviceTag: "QJ", versionClass: "QJ", firmType: "SH", productType: 4 },
  });
});

test.each([
  [{}, true],
  [{ serviceTag: ["ZZ", "QJ"] }, true],
  [{ serviceTag: ["ZZ"] }, false],
  [{ versionClass: ["QJ"] }, true],
  [{ versionClass: ["ZZ", "XT"] }, false],
  [{ firmType: "SH" }, true],
  [{ firmType: "GC" }, false],
  [{ productType: [1, 4] }, true],
  [{ productType: [4] }, false],
  [{ tenantSetting: "cluePrivatePool" }, true],
  [{ tenantSetting: "other" }, false],
  [{ serviceTag: ["QJ"], firmType: "GC" }, false],
] as const)("the gate %j lets the firm through: %s", (gate, expected) => {
  const edition = editionOf(["QJ", "1000"]);
  expect(editionAllows(gate, edition, new Set(["cluePrivatePool"]))).toBe(expected);
});

test("a tenant setting is off unless it is known to be on", () => {
  expect(editionAllows({ tenantSetting: "cluePrivatePool" }, editionOf())).toBe(false);
});
