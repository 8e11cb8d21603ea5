/**
 * Reads and writes .xlsx files beside the server's thread, which tens of thousands of rows would stop for seconds.
 * `workerData`: `{ read: bytes }`, answered with the first sheet's rows, or `{ sheets: [options] }`, followed by
 * messages `{ sheet: index, rows }` and at last `{ finish: true }`, answered with the file's bytes.
 * Answers are `{ result }` or `{ refused: true }` for a file that is no workbook. A cell is null, a text, a number,
 * or `{ value, … }` with a style of write-excel-file; never a formula.
 */
import { parentPort, workerData } from "node:worker_threads";
import { readSheet } from "read-excel-file/node";
import writeXlsxFile from "write-excel-file/node";

const NOT_A_WORKBOOK = new Set(["InvalidInputError", "InvalidSpreadsheetError"]);

if (workerData.read === undefined) collect(workerData.sheets);
else await read(workerData.read);

async function read(bytes) {
  try {
    const rows = await readSheet(Buffer.from(bytes));
    parentPort.postMessage({ result: rows.map((row) => row.map(plainCell)) });
  } catch (error) {
    if (!NOT_A_WORKBOOK.has(error.name)) throw error;
    parentPort.postMessage({ refused: true });
  }
}

/** Dates have no zone in a workbook; the reader gives them as UTC. */
function plainCell(cell) {
  if (!(cell instanceof Date)) return cell;
  const [day, time] = cell.toISOString().slice(0, 19).split("T");
  return time === "00:00:00" ? day : `${day} ${time}`;
}

function collect(sheets) {
  const collected = sheets.map((options) => ({ ...options, data: [] }));
  parentPort.on("message", ({ sheet, rows, finish }) => {
    if (finish) void write(collected);
    else for (const row of rows) collected[sheet].data.push(row.map(styledCell));
  });
}

async function write(sheets) {
  const result = new Uint8Array(await writeXlsxFile(sheets).toBuffer());
  parentPort.postMessage({ result }, [result.buffer]);
  parentPort.close();
}

function styledCell(cell) {
  if (cell === null) return cell;
  const styled = typeof cell === "object" ? cell : { value: cell };
  return typeof styled.value === "number"
    ? { ...styled, type: Number }
    : { ...styled, value: cleanText(styled.value), type: String };
}

/** Excel takes no control characters and no more than so many others in a cell. */
function cleanText(text) {
  return text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu, "")
    .slice(0, 32_767);
}
