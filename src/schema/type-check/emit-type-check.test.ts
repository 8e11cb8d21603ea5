import { expect, test } from "vitest";
import { sampleContracts, sampleProject, thingScreen } from "../plan/testing/sample-project.ts";
import { emitTypeCheck } from "./emit-type-check.ts";

const FOREIGN = { operations: "Operations", session: "Session" };

test.each([null, "name", 7, [], true])(
  "a column that is %j has no expressions, and hides no other's",
  (odd) => {
    const columns = [odd, { field: "name", visible: "{{ row.amount > 7 }}" }];
    const project = sampleProject({ "screens/thing/manage.json": { ...thingScreen, columns } });
    expect(emitTypeCheck(project, sampleContracts, FOREIGN).text).toContain("row.amount > 7");
  },
);
