import { describe, expect, it } from "vitest";
import { catalogueHash } from "./catalogue-hash.ts";
import { sampleProject, thingScreen } from "../testing/sample-project.ts";

describe("catalogueHash", () => {
  it("is the same for the same catalogue, whatever the screens say", () => {
    const renamed = sampleProject({ "screens/thing/manage.json": { ...thingScreen, title: "别的" } });
    expect(catalogueHash(renamed)).toBe(catalogueHash(sampleProject()));
    expect(catalogueHash(renamed)).toMatch(/^[0-9a-f]{16}$/);
  });

  it("changes with a code table, a state or an operation", () => {
    const states = { name: "state", values: [{ value: 0, label: "禁用" }] };
    const hashes = [
      sampleProject(),
      sampleProject({ "enums/state.json": states }),
      sampleProject({ "states/phase.json": { name: "phase", cases: [{ value: "going", label: "进行" }] } }),
      sampleProject({ "api/more.json": { paths: { "/x": { get: { operationId: "x.y" } } } } }),
    ].map(catalogueHash);
    expect(new Set(hashes).size).toBe(4);
  });
});
