import type { Contracts } from "../../src/schema/contracts.ts";

/** `tests/unused-options.json`: why an option stays that no screen uses, by its name; `*` stands for any kind. */
export type OptionExceptions = { readonly [name: string]: string };

interface OptionFacts {
  readonly contracts: Pick<Contracts, "fields" | "verbs">;
  /** Names of the options that screens use. */
  readonly used: ReadonlySet<string>;
  /** Words of the list's grammar that no list uses. */
  readonly unusedWords: readonly string[];
}

interface UnusedOption {
  readonly name: string;
  readonly what: string;
  readonly declared: string;
}

/** One line for each option that no file of `schemas/` uses and that has no reason to stay, and for each reason without such an option. */
export function findOptionFaults(facts: OptionFacts, exceptions: OptionExceptions): string[] {
  const unused = [...unusedOfFields(facts), ...unusedOfVerbs(facts), ...unusedOfLists(facts)];
  const needed = new Set(unused.flatMap(({ name }) => exceptionFor(name, exceptions) ?? []));
  return [
    ...unused
      .filter(({ name }) => exceptionFor(name, exceptions) === undefined)
      .map(
        ({ name, what, declared }) =>
          `${declared}: no file of schemas/ uses ${what}\n    help: take it out with its code, or say in tests/unused-options.json why it stays: ${JSON.stringify(name)}: "…"`,
      ),
    ...Object.entries(exceptions)
      .filter(([name]) => !needed.has(name))
      .map(
        ([name]) =>
          `tests/unused-options.json: ${JSON.stringify(name)} is used, or is no option; take it out`,
      ),
    ...Object.entries(exceptions)
      .filter(([, reason]) => reason.trim() === "")
      .map(([name]) => `tests/unused-options.json: ${JSON.stringify(name)} gives no reason`),
  ];
}

function exceptionFor(name: string, exceptions: OptionExceptions): string | undefined {
  return [name, name.replace(/^[^.]+/, "*")].find((candidate) => exceptions[candidate] !== undefined);
}

function unusedOfFields({ contracts, used }: OptionFacts): UnusedOption[] {
  return contracts.fields.flatMap((contract) =>
    (["cell", "control"] as const).flatMap((place): UnusedOption[] => {
      const name = `${contract.kind}.${place}`;
      const declared = `src/fields/${contract.kind}/contract.ts`;
      const options = contract[place];
      if (!options) return [];
      if (!used.has(name))
        return [{ name, declared, what: `the ${place} of the field kind ${contract.kind}` }];
      return Object.keys(options.properties)
        .map((option) => ({
          name: `${name}.${option}`,
          declared,
          what: `the option "${option}" of the ${place}`,
        }))
        .filter((option) => !used.has(option.name));
    }),
  );
}

function unusedOfVerbs({ contracts, used }: OptionFacts): UnusedOption[] {
  return contracts.verbs.flatMap(({ verb, args }): UnusedOption[] => {
    const declared = `src/actions/${verb.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}/contract.ts`;
    if (!used.has(verb)) return [{ name: verb, declared, what: `the verb "${verb}"` }];
    return Object.keys(args.properties)
      .map((option) => ({ name: `${verb}.${option}`, declared, what: `the argument "${option}"` }))
      .filter((option) => !used.has(option.name));
  });
}

function unusedOfLists({ unusedWords }: OptionFacts): UnusedOption[] {
  return unusedWords.map((word) => ({
    name: `list:${word}`,
    declared: "schemas/meta/list.schema.json",
    what: `"${word}"`,
  }));
}
