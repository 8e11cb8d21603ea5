import { readFileSync } from "node:fs";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { passwordFault } from "../../src/domain/password.ts";

interface Rule {
  readonly pattern: string;
  readonly message: string;
}

const form = JSON.parse(
  readFileSync(new URL("../../schemas/blocks/organisation/password-form.json", import.meta.url), "utf8"),
) as { fields: readonly { field: string; rules: readonly Rule[] }[] };
const rules = form.fields.find(({ field }) => field === "password")?.rules ?? [];

const password = fc.oneof(
  fc.string({ unit: fc.constantFrom("a", "b", "Z", "Y", "0", "9"), minLength: 1, maxLength: 20 }),
  fc.string({ unit: fc.constantFrom("a", "Z", "0", "-", " ", "密"), minLength: 1, maxLength: 10 }),
  fc.string({ minLength: 1, maxLength: 20 }),
);

test("the form's rules and the server's say the same of every password, one sentence at a time", () => {
  fc.assert(
    fc.property(password, (text) => {
      const broken = rules.filter(({ pattern }) => !new RegExp(pattern).test(text));
      const fault = passwordFault(text);
      expect(broken.map(({ message }) => message)).toEqual(fault === null ? [] : [fault]);
    }),
    { numRuns: 2000 },
  );
});
