import { expect, test } from "vitest";
import { checkEdit } from "../testing/sample-project.ts";

test("a validator function gets the declarative rules as a hint", () => {
  expect(
    checkEdit("blocks/client-form.json", [
      '"name": {}',
      '"name": { "x-validator": "{{ (value) => value > 1 }}" }',
    ]),
  ).toEqual([
    expect.stringContaining(
      "functions and assignments are not run in forms; use required, min, max, minLength, maxLength, pattern or format, with a message",
    ),
  ]);
});

test("an assignment in a reaction is refused, a comparison is not", () => {
  expect(
    checkEdit("blocks/client-form.json", [
      '"name": {}',
      '"name": { "x-reactions": { "when": "{{ $self.value === 1 }}", "fulfill": { "state": { "title": "{{ $self.value = 1 }}" } } } }',
    ]),
  ).toEqual([expect.stringContaining("form-function 10:102")]);
});
