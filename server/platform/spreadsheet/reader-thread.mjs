/**
 * Reads .xlsx files beside the server's thread, which thousands of rows would stop for seconds.
 * `workerData`: the file's `content` and the `limits` of what is read. Answers `{ result }`, the lines of the first sheet
 * that hold something, each with its number and its cells, which are null, a text or a number; `{ refusal }`, a sentence
 * for the user; or `{ refused: true }` for a file that is no workbook.
 */
import "../threads/give-way.mjs";
import { parentPort, workerData } from "node:worker_threads";
import { zipSync } from "fflate";
import { readSheet } from "read-excel-file/node";
import { filledLines } from "./reading/filled-lines.mjs";
import { RefusedWorkbook } from "./reading/refused-workbook.mjs";
import { unpackWorkbook } from "./reading/unpack-workbook.mjs";

const NOT_A_WORKBOOK = new Set(["BrokenWorkbook", "InvalidInputError", "InvalidSpreadsheetError"]);

await read(workerData);

async function read({ content, limits }) {
  try {
    const parts = await unpackWorkbook(Buffer.from(content), limits);
    const rows = await readSheet(Buffer.from(zipSync(parts, { level: 0 }).buffer));
    parentPort.postMessage({ result: filledLines(rows, limits.characters) });
  } catch (error) {
    if (error instanceof RefusedWorkbook) parentPort.postMessage({ refusal: error.message });
    else if (NOT_A_WORKBOOK.has(error.name)) parentPort.postMessage({ refused: true });
    else throw error;
  }
}
