import { asObject } from "../../project/project.ts";
import type { Check } from "../check-context.ts";
import { finding, unknownName } from "../finding.ts";
import { below } from "../reading/place.ts";
import { textOf } from "../reading/text-of.ts";

export const liveRecord: Check = {
  slug: "live-record",
  holds:
    "A live list follows a kind of record whose changes the server announces, and its rows take no input.",
  why: "Without it no change ever arrives, or rows change while a user fills them in.",
  *run({ project, readings }) {
    for (const { entry, isScreen } of readings) {
      if (!isScreen || entry.value.live === undefined) continue;
      const place = below({ file: entry.file, pointer: "" }, "live");
      const on = textOf(asObject(entry.value.live).on);
      const record = project.records.get(on);
      if (!record)
        yield unknownName(below(place, "on"), on, "no such kind of record", project.records.keys());
      else if (!record.live)
        yield finding(below(place, "on"), `nobody tells of changes of ${record.title}`, {
          hint: 'write "live": true in its `x-record`',
        });
      if (entry.value.edit !== undefined)
        yield finding(place, "the rows can be filled in, and would change meanwhile");
    }
  },
};
