import { catalogueCheck } from "./catalogue-check.ts";
import { finding, unknownName } from "../finding.ts";
import { below } from "../reading/place.ts";

export const keptList = catalogueCheck(
  {
    slug: "kept-list",
    holds:
      "A list that is kept as choices comes from a read, and is dropped by changes of kinds of record that the server announces.",
    why: "Users would go on choosing from what there was when they came in the morning.",
  },
  ["api"],
  function* find(project) {
    for (const operation of project.allOperations) {
      const file = project.files.get(operation.file);
      if (!file || operation.kept.length === 0) continue;
      const place = below({ file, pointer: operation.pointer }, "x-kept");
      if (operation.effect === "write") yield finding(place, `${operation.id} writes`);
      for (const [index, kind] of operation.kept.entries()) {
        const record = project.records.get(kind);
        if (!record)
          yield unknownName(below(place, index), kind, "no such kind of record", project.records.keys());
        else if (!record.live)
          yield finding(below(place, index), `nobody tells of changes of ${record.title}`, {
            hint: 'write "live": true in its `x-record`',
          });
      }
    }
  },
);
