/**
 * Reads .xlsx files beside the server's thread, which thousands of rows would stop for seconds.
 * `workerData`: the file's `content` and the `limits` of what is read. Answers `{ result }`, the sheets that hold
 * something, as `RawSheet` says; `{ refusal }`, a sentence for the user; or `{ refused: true }` for a file that is no
 * workbook.
 */
import "../threads/give-way.mjs";
import { parentPort, workerData } from "node:worker_threads";
import { readWorkbookSheets } from "./reading/read-workbook-sheets.mjs";
import { RefusedWorkbook } from "./reading/refused-workbook.mjs";
import { createTally } from "./reading/tally.mjs";

const NOT_A_WORKBOOK = new Set(["BrokenWorkbook", "InvalidInputError", "InvalidSpreadsheetError"]);

await read(workerData);

async function read({ content, limits }) {
  try {
    const sheets = await readWorkbookSheets(Buffer.from(content), { limits, tally: createTally(limits) });
    const result = sheets.filter(({ lines, isUnread }) => lines.length > 0 || isUnread);
    parentPort.postMessage({ result });
  } catch (error) {
    if (error instanceof RefusedWorkbook) parentPort.postMessage({ refusal: error.message });
    else if (NOT_A_WORKBOOK.has(error.name)) parentPort.postMessage({ refused: true });
    else throw error;
  }
}
