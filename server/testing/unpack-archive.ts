import { unzipSync } from "fflate";

/** Every file in an archive that a test has made or been given, by its path. */
export function unpackArchive(content: Uint8Array): ReadonlyMap<string, Buffer> {
  const entries = Object.entries(unzipSync(content)).filter(([name]) => !name.endsWith("/"));
  return new Map(entries.map(([name, bytes]) => [name, Buffer.from(bytes)]));
}
