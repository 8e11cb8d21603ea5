import { asList, asObject } from "../as-object.ts";
import type { Trace } from "../expansion/trace.ts";
import { joinPointer } from "../schema-file.ts";

type Value = Readonly<Record<string, unknown>>;

export const MASS_EDIT = "massEdit";
const MASS_EDIT_JOB = "massEditJob";
const AT = joinPointer("", MASS_EDIT);

/** Rows that one call changes; more are changed by a task, where the list names one. */
const MOST_AT_ONCE = 50;

/** The actions on the ticked rows with that of `massEdit`, before those that take something away. */
export function withMassAction(actions: unknown, { permission, job }: Value, trace?: Trace): unknown {
  const own = asList(actions);
  const action = {
    id: MASS_EDIT,
    label: "批量修改",
    ...(permission !== undefined && { permission }),
    do: job === undefined ? AT_ONCE : BY_NUMBER,
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

const AT_ONCE = [{ open: MASS_EDIT }, { toast: "已修改 {{ selection.length }} 项" }];
const BY_NUMBER = [
  {
    if: `{{ selection.length > ${MOST_AT_ONCE} }}`,
    then: [{ open: MASS_EDIT_JOB }],
    else: AT_ONCE,
  },
];

/** The dialogs that it opens by their names, in the plain grammar: one that changes the rows at once, one that starts a task. */
export function massDialogs(massEdit: Value, trace?: Trace): Readonly<Record<string, Value>> {
  const submit = asObject(massEdit.submit);
  const atOnce = massDialog(massEdit, "批量修改所选的 {{ selection.length }} 项", {
    label: "修改",
    ...submit,
  });
  if (massEdit.job === undefined) return { [MASS_EDIT]: atOnce };
  const start = {
    label: "开始修改",
    ...submit,
    call: massEdit.job,
    title: "批量修改 {{ selection.length }} 项",
  };
  const at = joinPointer(AT, "submit");
  trace?.make(start, at);
  for (const key of ["call", "title"]) trace?.set(start, key, joinPointer(AT, "job"));
  for (const key of Object.keys(submit).filter((name) => name !== "call"))
    trace?.set(start, key, joinPointer(at, key));
  const title = "批量修改所选的 {{ selection.length }} 项，在后台逐项进行";
  return { [MASS_EDIT]: atOnce, [MASS_EDIT_JOB]: massDialog(massEdit, title, start) };
}

/** Fields that are left empty change nothing, and one has to be filled in. */
function massDialog({ permission, fields }: Value, title: string, submit: Value): Value {
  const entries = asList(fields).map((entry) =>
    typeof entry === "string" ? { field: entry } : asObject(entry),
  );
  const allBlank = entries.map(({ field }) => `isBlank($values.${String(field)})`).join(" && ");
  return {
    title,
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
    submit,
  };
}
