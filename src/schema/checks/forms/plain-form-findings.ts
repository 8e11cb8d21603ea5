import { bodiesOf, hasPlainForm } from "../../project/plain-form/plain-form.ts";
import { asObject } from "../../project/as-object.ts";
import type { SchemaFile } from "../../project/schema-file.ts";
import type { Finding } from "../check-context.ts";
import { finding } from "../finding.ts";
import { below } from "../reading/place.ts";

/** Rules beyond the grammar of a form: it is said in one way, and `across` counts fields. */
export function* plainFormFindings(file: SchemaFile): Iterable<Finding> {
  for (const body of bodiesOf(asObject(file.value))) {
    const { value, pointer } = body;
    const at = { file, pointer };
    if (value.form !== undefined && value.fields !== undefined) {
      yield finding(below(at, "fields"), '"form" says it already', { of: "key" });
    } else if (value.across !== undefined && !hasPlainForm(body)) {
      yield finding(below(at, "across"), "there are no fields of a form beside it", { of: "key" });
    }
  }
}
