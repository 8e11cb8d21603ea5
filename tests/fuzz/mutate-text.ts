import type { Random } from "./random.ts";

type Mutation = (text: string, random: Random) => string;

/** Mishaps of a file as text: half a merge, a wrong tool, a slip of the keyboard. */
const mutations: readonly Mutation[] = [
  (text, random) => text.slice(0, random.below(text.length)),
  (text, random) => text.slice(random.below(text.length)),
  (text) => `\ufeff${text}`,
  (text, random) => insert(text, "// why\n", random),
  (text, random) => insert(text, "/* why", random),
  (text, random) =>
    insert(
      text,
      random.pick([",", "{", "}", "[", "]", '"', ":", "\\", "{{", "\u0000", "NaN", "undefined"]),
      random,
    ),
  (text) => text.replace(/\n\s*\}/, ",$&"),
  (text) => text.replaceAll("\n", "\r\n"),
  (text) => text.replaceAll("\n", ""),
  (text, random) => remove(text, random),
  () => "",
  (_text, random) => random.pick(["null", "[]", "{}", '"x"', "1", "true", "\n\n", "[[]]"]),
  (text, random) => insert(text, "[".repeat(20_000), random),
  (text) => `<<<<<<< HEAD\n${text}\n=======\n${text}\n>>>>>>> other`,
  (text) => text + text,
];

/** Changes the text of a file without regard to what it says. */
export function mutateText(text: string, random: Random): string {
  return random.pick(mutations)(text, random);
}

function insert(text: string, part: string, random: Random): string {
  const at = random.below(text.length + 1);
  return text.slice(0, at) + part + text.slice(at);
}

function remove(text: string, random: Random): string {
  const at = random.below(text.length);
  return text.slice(0, at) + text.slice(at + 1 + random.below(3));
}
