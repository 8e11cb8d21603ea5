import { expect, test } from "vitest";
import { checkBadSample, checkEdit } from "../testing/sample-project.ts";

const FORM = "blocks/client-form.json";

/** The good form, whose name field calls the server by this rule. */
const withRule = (rule: object) =>
  checkEdit(FORM, ['"name": {}', `"name": { "x-validator": [${JSON.stringify(rule)}] }`]);

const RULE = {
  call: "client.detail",
  params: { clientId: "{{ $self.value.length }}" },
  when: "{{ answer.name === $self.value }}",
  message: "与「{{ answer.name }}」同名",
};

test("it reads, and judges by what it was told", async () => {
  const messages = (await checkBadSample("asking-rule")).map(({ message }) => message);
  expect(messages).toEqual([
    expect.stringContaining("client.add writes, but it is asked while somebody is typing"),
    expect.stringContaining('when: does not look at "answer"'),
  ]);
  expect(withRule(RULE)).toEqual([]);
});

test("the answer is seen where it is judged alone", () => {
  expect(withRule({ ...RULE, params: { clientId: "{{ answer.id }}" } })).toEqual([
    expect.stringMatching(/^expression-scope .*answer/),
  ]);
});

test("its call is held against the catalogue, and it needs a condition and a sentence", () => {
  expect(withRule({ ...RULE, call: "client.detial" })).toContainEqual(
    expect.stringMatching(/^operation-unknown .*did you mean "client.detail"/),
  );
  expect(withRule({ ...RULE, params: {} })).toEqual([expect.stringMatching(/^operation-parameters /)]);
  const { when: _when, ...unjudged } = RULE;
  expect(withRule(unjudged)).toEqual([expect.stringMatching(/^grammar .*when/)]);
});
