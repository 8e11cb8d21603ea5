import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

interface LockedPackage {
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const { packages } = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, "../../package-lock.json"), "utf8"),
) as { packages: Readonly<Record<string, LockedPackage>> };

describe("the lock file", () => {
  it("holds one copy of each Formily package", () => {
    const copies = Object.keys(packages).flatMap((name) => /@formily\/[\w-]+$/.exec(name) ?? []);
    expect(copies).toContain("@formily/core");
    expect(copies.toSorted()).toEqual([...new Set(copies)].toSorted());
  });

  it("names the builds for every platform, so that npm ci works on each", () => {
    const absent = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter(
        (name) => !packages[`${place}/node_modules/${name}`] && !packages[`node_modules/${name}`],
      ),
    );
    expect(absent).toEqual([]);
  });
});
