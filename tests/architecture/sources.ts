import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const ROOT = path.resolve(import.meta.dirname, "../..");

/** The program's own files without their tests: path from the project's root → text. */
export function sources(): Map<string, string> {
  return new Map(
    ["src", "server", "demo", "generators", "scripts"].flatMap((folder) =>
      readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" })
        .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|(^|[\\/])testing[\\/]/.test(name))
        .map((name) => `${folder}/${name.split(path.sep).join("/")}`)
        .map((name) => [name, readFileSync(path.join(ROOT, name), "utf8")] as const),
    ),
  );
}
