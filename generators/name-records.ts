import { asObject, type Project } from "../src/schema/project/project.ts";

/** Names that the generated file needs for itself. */
const TAKEN = ["Areas", "Operations", "Record", "Records", "Blob"];

/** Area of a file of the catalogue: `visit` for `schemas/api/visit.json`. */
export function areaOf(file: string): string {
  return (file.split("/").at(-1) ?? "").replace(/\.json$/, "");
}

/** Name of the type that holds an area's operations. */
export function operationsName(area: string): string {
  return `${typeName(area)}Operations`;
}

/**
 * Address of each record in `components/schemas` (`<file>#<pointer>`) → the name of its type.
 * A name that is taken, or that two areas use, stands behind its area's.
 */
export function nameRecords(project: Project): ReadonlyMap<string, string> {
  const records = [...project.files.values()]
    .filter((file) => file.path.startsWith("schemas/api/"))
    .flatMap((file) => {
      const area = areaOf(file.path);
      return Object.entries(asObject(asObject(asObject(file.value).components).schemas))
        .filter(([, schema]) => asObject(schema).properties !== undefined)
        .map(([name]) => ({
          address: `${file.path}#/components/schemas/${name}`,
          short: typeName(name),
          long: typeName(`${area}-${name}`),
        }));
    });
  const areas = [...project.files.keys()].map((path) => operationsName(areaOf(path)));
  const wanted = [...TAKEN, ...areas, ...records.flatMap(({ short, long }) => [short, long])];
  return new Map(
    records.map(({ address, short, long }) => {
      const isFree = wanted.indexOf(short) === wanted.lastIndexOf(short);
      return [address, isFree ? short : long];
    }),
  );
}

/** The text as the compiler would spell it itself: `user_info` is `UserInfo`. */
function typeName(text: string): string {
  const words = text.split(/[^A-Za-z0-9]+/);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
}
