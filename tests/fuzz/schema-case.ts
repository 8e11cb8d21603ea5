import type { Project } from "../../src/schema/project/project.ts";
import { type JsonTree, copyTree, JsonObject, readTree, setAt, spotsOf, writeTree } from "./json-tree.ts";
import { mutateText } from "./mutate-text.ts";
import { type Donors, mutateTree } from "./mutate-tree.ts";
import { createRandom, type Random } from "./random.ts";

/** One file of `schemas/` with a mistake in it. */
export interface SchemaCase {
  readonly seed: number;
  readonly path: string;
  readonly text: string;
}

/** Makes the mistakes of a project: the same seed makes the same one. The grammars themselves stay as they are. */
export function schemaCases(project: Project): (seed: number) => SchemaCase {
  const files = [...project.files.values()].filter(({ path }) => !path.startsWith("schemas/meta/"));
  const trees = new Map(files.map(({ path, value, written }) => [path, readTree(written?.value ?? value)]));
  const folders = [...new Set(files.map(({ path }) => path.split("/")[1]))];
  const texts = [...new Set([...trees.values()].flatMap(textsOf))];
  const donors: Donors = { trees: [...trees.values()], texts };
  return (seed) => {
    const random = createRandom(seed);
    // Each folder as often as another, however many files it has.
    const folder = random.pick(folders);
    const { path, text } = random.pick(files.filter((file) => file.path.split("/")[1] === folder));
    if (random.oneIn(6)) return { seed, path: misplaced(path, random), text: mutateText(text, random) };
    const tree = copyTree(trees.get(path)!);
    for (let times = 1 + random.below(3); times > 0; times -= 1) {
      if (random.oneIn(12)) nameItself(tree, random, donors);
      else mutateTree(tree, random, donors);
    }
    return { seed, path: random.oneIn(30) ? misplaced(path, random) : path, text: writeTree(tree) };
  };
}

/** Now and then the file stands in another folder, or in one that there is not. */
function misplaced(path: string, random: Random): string {
  if (!random.oneIn(6)) return path;
  const folder = random.pick(["screnes", "blocks", "api", "enums", "routes", "__proto__", "constructor"]);
  return path.replace(/^schemas\/[^/]+/, `schemas/${folder}`);
}

/** Makes the file lead to itself: by `use`, `$ref`, a tab or a dialog. */
function nameItself(tree: JsonTree, random: Random, { texts }: Donors): void {
  const spots = spotsOf(tree);
  const id = tree instanceof JsonObject ? tree.members.find(([key]) => key === "id")?.[1] : undefined;
  const objects = spots.filter(({ value }) => value instanceof JsonObject);
  const spot = random.pick(objects);
  const target = typeof id === "string" ? id : random.pick(texts);
  if (spot === undefined) return;
  setAt(
    spot,
    new JsonObject([
      random.pick<[string, JsonTree]>([
        ["use", target],
        ["$ref", "#"],
        ["$ref", "#/components/schemas"],
        ["screen", target],
        ["open", target],
      ]),
    ]),
  );
}

function textsOf(tree: JsonTree): string[] {
  return spotsOf(tree).flatMap(({ value }) => (typeof value === "string" ? [value] : []));
}
