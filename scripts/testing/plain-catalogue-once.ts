import { fileURLToPath } from "node:url";
import { renewPlainCatalogue } from "../made/plain-catalogue.ts";

/** Before the tests that read `.cache/openapi`: it is that of the documents as they are. */
export async function setup(): Promise<void> {
  await renewPlainCatalogue(fileURLToPath(new URL("../..", import.meta.url)));
}
