import { describe, expect, it } from "vitest";
import { contracts as appContracts } from "../../contracts.ts";
import { propertyAt } from "../dotted-field.ts";
import { kindOf, resolveField } from "./resolve-field.ts";
import { sampleContracts } from "./testing/sample-project.ts";

describe("kindOf", () => {
  it.each([
    [{ type: "integer", "x-enum": "state" }, "enum"],
    [{ type: "array", items: { type: "integer", "x-enum": "state" } }, "enum"],
    [{ type: "string", "x-state": "phase" }, "state"],
    [{ type: "string", format: "phone" }, "phone"],
    [{ type: ["string", "null"], format: "phone" }, "phone"],
    [{ type: "string", format: "unheard-of" }, "text"],
    [{ type: ["number", "null"] }, "number"],
    [{ type: "integer" }, "number"],
    [{ type: "boolean" }, "boolean"],
    [{ type: "integer", enum: [0, 1] }, "boolean"],
    [{ type: ["integer", "null"], enum: [1, 0, null] }, "boolean"],
    [{ type: "integer", enum: [0, 1, 2] }, "number"],
    [{ type: "integer", enum: [0, 1], "x-enum": "state" }, "enum"],
    [{ type: "array", items: { type: "integer", enum: [0, 1] } }, "number"],
    [{ type: "string" }, "text"],
    [undefined, "text"],
  ])("of %j is %s", (schema, kind) => {
    expect(kindOf(schema, sampleContracts)).toBe(kind);
  });
});

describe("resolveField", () => {
  const schema = { type: "string", title: "名称", maxLength: 10 };

  it("lets the screen's words win over the catalogue's", () => {
    const { plan } = resolveField(
      { field: "name", title: "名字", maxLength: 5 },
      schema,
      sampleContracts,
      "control",
    );
    expect(plan).toEqual({ field: "name", title: "名字", kind: "text", options: { maxLength: 5 } });
  });

  it("inherits only the options that the kind declares for this use", () => {
    expect(resolveField({ field: "name" }, schema, sampleContracts, "control").plan.options).toEqual({
      maxLength: 10,
    });
    expect(resolveField({ field: "name" }, schema, sampleContracts, "cell").plan.options).toEqual({});
  });

  it("reads and sends 0 and 1 where these are the values of a yes or no", () => {
    const { fields } = appContracts;
    const flag = { type: "integer", title: "常用", enum: [0, 1] };
    const numbers = { on: 1, off: 0 };
    for (const use of ["cell", "control"] as const) {
      const { plan } = resolveField({ field: "isCommon" }, flag, { fields, verbs: [] }, use);
      expect(plan).toMatchObject({ kind: "boolean", options: numbers });
    }
  });

  it.each([
    [{ type: "integer", maximum: 999 }, "number", { decimals: 0, maximum: 999 }],
    [{ type: ["integer", "null"] }, "number", { decimals: 0 }],
    [{ type: "number", maximum: 999 }, "number", { maximum: 999 }],
    [{ type: "number", format: "money", maximum: 999, minimum: 0 }, "money", { maximum: 999, minimum: 0 }],
    [{ type: "number", format: "money" }, "number-range", { decimals: 2 }],
    [{ type: "number", format: "percent" }, "percent", {}],
  ])("lets numbers of %j be typed in %s as the catalogue has them", (property, kind, options) => {
    const { fields } = appContracts;
    const { plan } = resolveField({ field: "it", kind }, property, { fields, verbs: [] }, "control");
    expect(plan.options).toEqual(options);
  });

  it("takes the derived state from the catalogue", () => {
    const phase = { type: "string", "x-state": "phase" };
    expect(resolveField({ field: "phase" }, phase, sampleContracts, "cell").plan).toMatchObject({
      kind: "state",
      options: { state: "phase" },
    });
  });

  it("refuses a kind that does not exist", () => {
    expect(() => resolveField({ field: "name", kind: "nmber" }, schema, sampleContracts, "cell")).toThrow(
      /nmber/,
    );
  });
});

describe("propertyAt", () => {
  it("follows a dotted path and no inherited name", () => {
    const schema = { properties: { firm: { properties: { name: { type: "string" } } } } };
    expect(propertyAt(schema, "firm.name")).toEqual({ type: "string" });
    expect(propertyAt(schema, "firm.constructor")).toBeUndefined();
    expect(propertyAt(schema, "nothing.name")).toBeUndefined();
  });
});
