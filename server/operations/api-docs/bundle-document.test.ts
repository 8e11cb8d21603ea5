import { expect, test } from "vitest";
import { valueAt } from "../../../src/schema/project/follow-references.ts";
import { documentsOf } from "../catalogue/documents-of.ts";
import { ownProject } from "../../testing/own-project.ts";
import { bundleDocument } from "./bundle-document.ts";

const references = (node: unknown): string[] => {
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    key === "$ref" && typeof value === "string" ? [value] : references(value),
  );
};

test.each([...documentsOf(ownProject).keys()])(
  "%s bundled refers to itself only, and to what is there",
  (file) => {
    const bundled = bundleDocument(ownProject.files, file);
    for (const reference of references(bundled)) {
      expect(reference).toMatch(/^#\//);
      expect(valueAt(bundled, reference.slice(1)), reference).toBeDefined();
    }
  },
);

const filesOf = (schemasOf: Readonly<Record<string, object>>) =>
  new Map(Object.entries(schemasOf).map(([file, schemas]) => [file, { value: { components: { schemas } } }]));

test("what stands elsewhere is brought along with what it needs, once, under a name of its own", () => {
  const bundled = bundleDocument(
    filesOf({
      "a.json": { Name: { type: "string" }, Own: { $ref: "b.json#/components/schemas/Name" } },
      "b.json": {
        Name: {
          title: "名称",
          allOf: [{ $ref: "#/components/schemas/Node" }, { $ref: "a.json#/components/schemas/Name" }],
        },
        Node: { type: "array", items: { $ref: "#/components/schemas/Node" } },
      },
    }),
    "a.json",
  );
  expect(bundled).toEqual({
    components: {
      schemas: {
        Name: { type: "string" },
        Own: { $ref: "#/components/schemas/b.Name" },
        "b.Name": {
          title: "名称",
          allOf: [{ $ref: "#/components/schemas/b.Node" }, { $ref: "#/components/schemas/Name" }],
        },
        "b.Node": { type: "array", items: { $ref: "#/components/schemas/b.Node" } },
      },
    },
  });
});
