import { expect, test } from "vitest";
import { SCHEMAS_DIR } from "../app.ts";
import { readCatalogue } from "../catalogue/read-catalogue.ts";
import { resolveReference } from "../catalogue/resolve-reference.ts";
import { bundleDocument } from "./bundle-document.ts";

const { documents } = readCatalogue(SCHEMAS_DIR);

const references = (node: unknown): string[] => {
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    key === "$ref" && typeof value === "string" ? [value] : references(value),
  );
};

test.each([...documents.keys()])("%s bundled refers to itself only, and to what is there", (file) => {
  const bundled = bundleDocument(documents, file);
  const itself = new Map([["", bundled]]);
  for (const reference of references(bundled)) {
    expect(reference).toMatch(/^#\//);
    expect(resolveReference(itself, "", reference), reference).toBeDefined();
  }
});

test("what stands elsewhere is brought along with what it needs, once, under a name of its own", () => {
  const bundled = bundleDocument(
    new Map<string, object>([
      [
        "a.json",
        {
          components: {
            schemas: { Name: { type: "string" }, Own: { $ref: "b.json#/components/schemas/Name" } },
          },
        },
      ],
      [
        "b.json",
        {
          components: {
            schemas: {
              Name: {
                title: "名称",
                allOf: [{ $ref: "#/components/schemas/Node" }, { $ref: "a.json#/components/schemas/Name" }],
              },
              Node: { type: "array", items: { $ref: "#/components/schemas/Node" } },
            },
          },
        },
      ],
    ]),
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
