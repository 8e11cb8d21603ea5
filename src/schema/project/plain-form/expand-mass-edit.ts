import { asList, asObject } from "../as-object.ts";
import type { Trace } from "../expansion/trace.ts";
import { joinPointer } from "../schema-file.ts";

type Value = Readonly<Record<string, unknown>>;

export const MASS_EDIT = "massEdit";
const AT = joinPointer("", MASS_EDIT);

/** The actions on the ticked rows with that of `massEdit`, before those that take something away. */
export function withMassAction(actions: unknown, { permission }: Value, trace?: Trace): unknown {
  const own = asList(actions);
  const action = {
    id: MASS_EDIT,
    label: "批量修改",
    ...(permission !== undefined && { permission }),
    do: [{ open: MASS_EDIT }, { toast: "已修改 {{ selection.length }} 项" }],
  };
  trace?.make(action, AT);
  trace?.set(action, "permission", joinPointer(AT, "permission"));
  const dangerous = own.findIndex((entry) => asObject(entry).style === "danger");
  const place = dangerous === -1 ? own.length : dangerous;
  const all = own.toSpliced(place, 0, action);
  trace?.make(all, AT);
  for (const index of own.keys())
    trace?.set(all, String(index < place ? index : index + 1), joinPointer("", "selectionActions", index));
  return all;
}

/** The dialog that it opens, in the plain grammar: fields that are left empty change nothing, and one has to be filled in. */
export function massDialog({ permission, fields, submit }: Value): Value {
  const entries = asList(fields).map((entry) =>
    typeof entry === "string" ? { field: entry } : asObject(entry),
  );
  const allBlank = entries.map(({ field }) => `isBlank($values.${String(field)})`).join(" && ");
  return {
    title: "批量修改所选的 {{ selection.length }} 项",
    width: 560,
    ...(permission !== undefined && { permission }),
    fields: entries.map(({ rules, ...entry }, index) => ({
      placeholder: "不修改",
      ...entry,
      required: false,
      ...(index === 0
        ? { rules: [...asList(rules), { when: `{{ ${allBlank} }}`, message: "请至少修改一项" }] }
        : rules !== undefined && { rules }),
    })),
    submit: { label: "修改", ...asObject(submit) },
  };
}
