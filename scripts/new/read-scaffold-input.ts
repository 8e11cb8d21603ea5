import { parseArgs } from "node:util";
import { noSuchName } from "../../generators/no-such-name.ts";
import { type Scaffold, type ScaffoldInput, scaffolds } from "./scaffolds.ts";

/** All of them with an example of each. */
export const USAGE = [
  "Usage: npm run new -- <what> … (npm keeps options to itself that stand before the --)",
  ...Object.values(scaffolds).flatMap(({ usage, examples }) => [
    "",
    `  ${usage}`,
    ...examples.map((example) => `      npm run new -- ${example}`),
  ]),
].join("\n");

/** The command line of `npm run new`, the scaffold's name left out. Throws an Error that says what is wrong with it. */
export function readScaffoldInput(
  { usage, words: [fewest, most], texts, switches }: Scaffold,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): ScaffoldInput {
  const names = [...texts, ...switches];
  const kept = names.find((name) => env[`npm_config_${name}`] !== undefined);
  if (kept !== undefined)
    throw new Error(`npm has kept --${kept} to itself: write npm run new -- ${usage.split(" ")[0]} …`);
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries([
      ...texts.map((name) => [name, { type: "string" }] as const),
      ...switches.map((name) => [name, { type: "boolean" }] as const),
    ]),
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind !== "option") continue;
    if (!names.includes(token.name))
      throw noSuchName(
        "option",
        `--${token.name}`,
        usage,
        names.map((name) => `--${name}`),
      );
    if (texts.includes(token.name) && token.value === undefined)
      throw new Error(`--${token.name} needs a value`);
    if (switches.includes(token.name) && token.value !== undefined)
      throw new Error(`--${token.name} takes no value`);
  }
  if (positionals.length < fewest || positionals.length > most || positionals.includes(""))
    throw new Error(`Usage: npm run new -- ${usage}`);
  return {
    words: positionals,
    texts: Object.fromEntries(texts.map((name) => [name, values[name] as string | undefined])),
    switches: new Set(switches.filter((name) => values[name] === true)),
  };
}
