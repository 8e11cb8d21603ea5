import { describe, expect, it } from "vitest";
import { readScaffoldInput, USAGE } from "./read-scaffold-input.ts";
import { scaffolds } from "./scaffolds.ts";

function read(line: string, env: NodeJS.ProcessEnv = {}) {
  const [name = "", ...args] = line.split(" ");
  const scaffold = scaffolds[name];
  if (!scaffold) throw new Error(`no scaffold ${name}`);
  return readScaffoldInput(scaffold, args, env);
}

describe("the command line", () => {
  it("takes every example of the usage, which has one of each", () => {
    const examples = Object.values(scaffolds).flatMap((scaffold) => scaffold.examples);
    for (const example of examples) expect(read(example).words).not.toEqual([]);
    for (const name of Object.keys(scaffolds)) expect(USAGE).toContain(`npm run new -- ${name} `);
  });

  it("gives words, texts and switches", () => {
    const input = read("field parcel.page recipient text 收件人 --required --max 30");
    expect(input.words).toEqual(["parcel.page", "recipient", "text", "收件人"]);
    expect(input.texts).toMatchObject({ max: "30", in: undefined });
    expect([...input.switches]).toEqual(["required"]);
  });

  it.each([
    ["permission a.b", "Usage: npm run new -- permission <code> <title>"],
    ["permission a.b 名称 多余", "Usage: npm run new -- permission <code> <title>"],
    ["field a.b c text 名称 --requird", 'no option "--requird"'],
    ["field a.b c text 名称 --max", "--max needs a value"],
    ["field a.b c text 名称 --required=1", "--required takes no value"],
  ])("%s is refused: %s", (line, reason) => {
    expect(() => read(line)).toThrow(reason);
  });

  it("tells of an option that npm has taken for its own", () => {
    expect(() => read("permission a.b 名称", { npm_config_after: "a.c" })).toThrow(
      "npm has kept --after to itself: write npm run new -- permission …",
    );
  });
});
