import { expect, test } from "vitest";
import { checkEdit } from "../testing/sample-project.ts";

const FORM = "screens/report-form.json";

/** Issues of a form whose fields are these. */
function formOf(fields: Readonly<Record<string, object>>): string[] {
  const written = JSON.stringify({ clientName: {}, ...fields }).slice(1, -1);
  return checkEdit(
    FORM,
    ['"clientName": {},', `${written},`],
    ['"code": {},', ""],
    ['"remark": {}', '"x": { "x-local": true }'],
  );
}

test("two fields that hide each other are a ring", () => {
  expect(
    formOf({
      code: { "x-visible": "{{ isBlank($values.remark) }}" },
      remark: { "x-visible": "{{ isBlank($values.code) }}" },
    }),
  ).toEqual([expect.stringContaining("code → remark → code")]);
});

test("a field that is only required by another one is none", () => {
  const required = (path: string) => ({
    "x-reactions": { dependencies: [path], fulfill: { state: { required: "{{ isBlank($deps[0]) }}" } } },
  });
  expect(formOf({ code: required("remark"), remark: required("code") })).toEqual([]);
});

test("a field that is hidden by its own value never comes back", () => {
  expect(formOf({ code: { "x-visible": "{{ $values.code !== 'A' }}" }, remark: {} })).toEqual([
    expect.stringContaining('the value of "code" decides itself'),
  ]);
});

test("a ring goes through targets and groups", () => {
  expect(
    formOf({
      code: {
        "x-reactions": {
          target: "remark",
          when: "{{ $self.value === 'A' }}",
          fulfill: { state: { value: "甲" } },
        },
      },
      group: {
        type: "void",
        "x-component": "FormSection",
        "x-visible": "{{ $values.remark === '乙' }}",
        properties: { note: { "x-local": true } },
      },
      remark: {},
    }),
  ).toEqual([]);
  expect(
    formOf({
      remark: {
        "x-reactions": {
          target: "code",
          when: "{{ $self.value === 'A' }}",
          fulfill: { state: { value: "甲" } },
        },
      },
      group: {
        type: "void",
        "x-component": "FormSection",
        "x-visible": "{{ $values.code === '乙' }}",
        properties: { remark2: { "x-local": true }, code: {} },
      },
    }),
  ).toEqual([expect.stringContaining('the value of "code" decides itself')]);
});
