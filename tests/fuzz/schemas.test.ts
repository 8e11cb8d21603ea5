import { expect, test } from "vitest";
import { readProject } from "../../src/schema/project/read-project.ts";
import { schemaCases } from "./schema-case.ts";
import { schemaFaults } from "./schema-faults.ts";
import { failingSeeds } from "./seeds.ts";

const project = await readProject(".");
const makeCase = schemaCases(project);

test("the prototypes that data could reach are frozen", () => {
  const data = JSON.parse('{ "__proto__": { "isAdmin": true, "toString": "mine" } }') as object;
  const target: Record<string, object> = {};
  for (const [key, value] of Object.entries(data)) {
    expect(() => Object.assign(target[key]!, value)).toThrow(TypeError);
  }
  for (const { prototype } of [Object, Array, Function, String, Number, Boolean]) {
    expect(() => Object.assign(prototype, { isAdmin: true })).toThrow(TypeError);
    expect(() => Object.assign(prototype, { toString: "mine" })).toThrow(TypeError);
  }
  expect(Object.assign({}, { toString: "mine" }).toString).toBe("mine");
});

test(
  "a mistake in a file of schemas/ is told in its place or does no harm",
  { timeout: 3_600_000 },
  async () => {
    const failing = await failingSeeds(16, (seed) => {
      const mistake = makeCase(seed);
      return { faults: schemaFaults(project, mistake), subject: `${mistake.path}\n${mistake.text}` };
    });
    expect(failing).toEqual([]);
  },
);
