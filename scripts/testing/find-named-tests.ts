import { readdir, stat } from "node:fs/promises";
import path from "node:path";

/** Test files relative to the root, by the runner and the command that run them. */
export interface NamedTests {
  /** Those of vitest that `npm test` runs. */
  readonly quick: readonly string[];
  /** Those of vitest that `npm run test:rest` runs. */
  readonly slow: readonly string[];
  readonly journeys: readonly string[];
}

const IS_TEST = /\.test\.tsx?$/;
const IS_SLOW = /\.slow\.test\.ts$|^tests\/(fuzz|contract)\//;
const IS_JOURNEY = /^tests\/.*\.spec\.ts$/;

/** The tests in these files and folders. Throws the place that does not exist or has no test. */
export async function findNamedTests(root: string, places: readonly string[]): Promise<NamedTests> {
  const files = (await Promise.all(places.map(async (place) => await testsAt(root, place)))).flat();
  const vitest = files.filter((file) => IS_TEST.test(file));
  return {
    quick: vitest.filter((file) => !IS_SLOW.test(file)),
    slow: vitest.filter((file) => IS_SLOW.test(file)),
    journeys: files.filter((file) => IS_JOURNEY.test(file)),
  };
}

async function testsAt(root: string, place: string): Promise<readonly string[]> {
  const at = path.resolve(root, place);
  const stats = await stat(at).catch(() => undefined);
  if (!stats) throw new Error(`There is no file or folder ${place}.`);
  const below = stats.isDirectory() ? await readdir(at, { recursive: true }) : [""];
  const files = below
    .map((name) => path.relative(root, path.join(at, name)).split(path.sep).join("/"))
    .filter((file) => IS_TEST.test(file) || IS_JOURNEY.test(file));
  if (files.length === 0) throw new Error(`There is no test in ${place}.`);
  return files;
}
