import path from "node:path";
import { exportCatalogue, PLAIN_CATALOGUE } from "./made/plain-catalogue.ts";

const USAGE = `npm run catalogue -- export [folder]    the API catalogue as plain OpenAPI 3.1, by default in ${PLAIN_CATALOGUE.folder}`;

const [what, folder = PLAIN_CATALOGUE.folder, ...rest] = process.argv.slice(2);
if (what !== "export" || rest.length > 0) {
  console.error(`Usage: ${USAGE}`);
  process.exitCode = 2;
} else {
  await exportCatalogue(".", path.resolve(folder)).then(
    (names) => console.log(`wrote ${names.length} documents to ${folder}`),
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    },
  );
}
