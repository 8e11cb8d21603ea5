import { describe, expect, it } from "vitest";
import { sampleProject } from "../plan/testing/sample-project.ts";
import type { TypeCheckFile } from "./emit-type-check.ts";
import { readDiagnostics } from "./read-diagnostics.ts";

const SCREEN = "schemas/screens/thing/manage.json";
const POINTER = "/dialogs/edit/title";
const source = "\n row.name ";

/** Line 3 repeats a condition; lines 5 and 6 hold the expression, which begins after `编辑「{{`. */
const file: TypeCheckFile = {
  text: "",
  lines: new Map(
    [5, 6].map((line) => [
      line,
      { source, at: { file: SCREEN, pointer: POINTER }, offset: line === 5 ? 5 : 6, isMeaning: false },
    ]),
  ),
  repeated: new Set([3]),
};
const read = (...output: readonly string[]) => readDiagnostics(output.join("\n"), file, sampleProject());

describe("readDiagnostics", () => {
  it("places a complaint in the JSON, once", () => {
    const complaint = "cache/expressions.ts(6,2): error TS2339: No such thing.";
    const project = sampleProject();
    expect(read(complaint, "  more about it", complaint)).toEqual([
      {
        slug: "expression-type",
        severity: "error",
        file: SCREEN,
        pointer: POINTER,
        ...project.files.get(SCREEN)?.locateInString(POINTER, 7),
        message: "{{ row.name }}: No such thing.",
      },
    ]);
  });

  it("takes the compiler's suggestion as what was meant", () => {
    const title = sampleProject().files.get(SCREEN)?.text ?? "";
    const complaint = "Property 'name' does not exist on type 'Thing'. Did you mean 'names'?";
    const [issue] = read(`cache/expressions.ts(6,2): error TS2551: ${complaint}`);
    const { start = 0, end = 0, text } = issue?.replacement ?? {};
    expect([title.slice(start, end), text]).toEqual(["name", "names"]);
  });

  it("leaves out what is said elsewhere", () => {
    expect(read("expressions.ts(3,1): error TS2339: No such thing.")).toEqual([]);
  });

  it.each([
    "cache/expressions.ts(1,1): error TS1: Odd.",
    "cache/operation-types/5e1f.ts(5,1): error TS1: Odd.",
  ])("does not blame an expression for %s", (complaint) => {
    expect(() => read(complaint)).toThrow(complaint);
  });
});
