import { expect, test } from "vitest";
import { contracts } from "../../contracts.ts";
import { check } from "../check.ts";
import { sampleProject } from "./testing/sample-project.ts";

test("a registered handler may be run", () => {
  const project = sampleProject("screens/report-list.json", [
    '"download": "report.template"',
    '"run": "print"',
  ]);
  expect(check(project, { ...contracts, handlers: ["print"] })).toEqual([]);
  expect(check(project, { ...contracts, handlers: ["prints"] })).toMatchObject([
    { slug: "handler-unknown", hint: 'did you mean "prints"?' },
  ]);
});
