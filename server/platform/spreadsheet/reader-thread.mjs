/**
 * Reads .xlsx files beside the server's thread, which tens of thousands of rows would stop for seconds.
 * `workerData`: the unpacked parts by path. Answers `{ result }`, the first sheet's rows of cells, each null, a text or
 * a number, or `{ refused: true }` for a file that is no workbook.
 */
import { parentPort, workerData } from "node:worker_threads";
import { zipSync } from "fflate";
import { readSheet } from "read-excel-file/node";

const NOT_A_WORKBOOK = new Set(["InvalidInputError", "InvalidSpreadsheetError"]);

/** The reader lays out every cell up to the farthest one, however few there are. */
const MOST_CELLS = 20_000_000;

await read(workerData);

/** Packs the parts again before they are read: the reader trusts the sizes in an archive, and these are true. */
async function read(parts) {
  try {
    if ([...parts].some(([path, part]) => path.includes("worksheets/") && reach(part) > MOST_CELLS)) {
      throw new Error("a cell stands farther out than a workbook of its size needs");
    }
    const archive = zipSync(Object.fromEntries(parts), { level: 0 });
    const rows = await readSheet(Buffer.from(archive.buffer));
    parentPort.postMessage({ result: rows.map((row) => row.map(plainCell)) });
  } catch (error) {
    if (!NOT_A_WORKBOOK.has(error.name)) throw error;
    parentPort.postMessage({ refused: true });
  }
}

function reach(sheet) {
  let rows = 0;
  let columns = 0;
  for (const [, letters, row] of Buffer.from(sheet)
    .toString("latin1")
    .matchAll(/\br="([A-Z]{1,3})(\d{1,7})"/g)) {
    rows = Math.max(rows, Number(row));
    columns = Math.max(columns, columnNumber(letters));
  }
  return rows * columns;
}

function columnNumber(letters) {
  return [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);
}

/** Dates have no zone in a workbook; the reader gives them as UTC. */
function plainCell(cell) {
  if (!(cell instanceof Date)) return cell;
  const [day, time] = cell.toISOString().slice(0, 19).split("T");
  return time === "00:00:00" ? day : `${day} ${time}`;
}
