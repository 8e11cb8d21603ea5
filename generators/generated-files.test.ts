import { readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { sampleProject } from "../src/schema/plan/testing/sample-project.ts";
import { readProject } from "../src/schema/project/read-project.ts";
import { generateFiles } from "./generated-files.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

describe("generateFiles", () => {
  it("gives what stands in the repository", async () => {
    for (const [name, text] of generateFiles(await readProject(root))) {
      expect(await readFile(path.join(root, name), "utf8"), name).toBe(text);
    }
  });

  it("gives wire facts only for the areas that hand-written code calls", async () => {
    const extra = {
      paths: {
        "/in": { post: { operationId: "session.enter", "x-effect": "read", "x-permission": "public" } },
      },
    };
    const files = generateFiles(sampleProject({ "api/in.json": extra }));
    const text = files.get("src/request/generated/shell-calls.ts");
    expect(text).toContain('"path": "/in"');
    expect(text).not.toContain("thing.");
  });
});
