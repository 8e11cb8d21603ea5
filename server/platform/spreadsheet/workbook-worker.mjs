/**
 * Reads and writes .xlsx files beside the server's thread, which tens of thousands of rows would stop for seconds.
 * `workerData`: `{ read: unpacked parts by path }`, answered with the first sheet's rows, or `{ sheets: [options] }`, followed by
 * messages `{ sheet: index, rows }` and at last `{ finish: true }`, answered with the file's bytes.
 * Answers are `{ result }` or `{ refused: true }` for a file that is no workbook. A cell is null, a text, a number,
 * or `{ value, … }` with a style of write-excel-file; never a formula.
 */
import { parentPort, workerData } from "node:worker_threads";
import { zipSync } from "fflate";
import { readSheet } from "read-excel-file/node";
import writeXlsxFile from "write-excel-file/node";

const NOT_A_WORKBOOK = new Set(["InvalidInputError", "InvalidSpreadsheetError"]);

/** The reader lays out every cell up to the farthest one, however few there are. */
const MOST_CELLS = 20_000_000;

if (workerData.read === undefined) collect(workerData.sheets);
else await read(workerData.read);

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
