/**
 * Reads files of tables beside the server's thread, which thousands of rows would stop for seconds.
 * `workerData`: the file's `content`, its `name` without the ending and the `limits` of what is read. Answers `{ result }`, the sheets that hold
 * something, as `RawSheet` says; `{ refusal }`, a sentence for the user; or `{ refused: true }` for a workbook that
 * is broken.
 */
import "../threads/give-way.mjs";
import { parentPort, workerData } from "node:worker_threads";
import { contentKind } from "./reading/file-content.mjs";
import { RefusedWorkbook } from "./reading/refused-workbook.mjs";
import { createTally } from "./reading/tally.mjs";

const BROKEN = new Set(["BrokenWorkbook", "InvalidInputError", "InvalidSpreadsheetError"]);

/** Each loads the library that it needs: a thread reads one file. */
const READERS = {
  archive: async () => (await import("./reading/read-workbook-sheets.mjs")).readWorkbookSheets,
  compound: async () => (await import("./reading/read-old-workbook.mjs")).readOldWorkbook,
  text: async () => (await import("./reading/read-text-sheets.mjs")).readTextSheets,
};

await read(workerData);

async function read({ content, name, limits }) {
  try {
    const file = Buffer.from(content);
    const readFile = await READERS[contentKind(file)]();
    const sheets = await readFile(file, { name, limits, tally: createTally(limits) });
    const result = sheets.filter(({ lines, isUnread }) => lines.length > 0 || isUnread);
    parentPort.postMessage({ result });
  } catch (error) {
    if (error instanceof RefusedWorkbook) parentPort.postMessage({ refusal: error.message });
    else if (BROKEN.has(error.name)) parentPort.postMessage({ refused: true });
    else throw error;
  }
}
