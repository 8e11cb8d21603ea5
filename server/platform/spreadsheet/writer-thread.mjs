/**
 * Writes .xlsx files beside the server's thread.
 * `workerData`: the options of each sheet. Takes messages `{ sheet: index, rows }` and at last `{ finish: true }`, and
 * answers `{ result }`, the file's bytes. A cell is null, a text, a number, or `{ value, … }` with a style of
 * write-excel-file; never a formula.
 */
import "../threads/give-way.mjs";
import { parentPort, workerData } from "node:worker_threads";
import writeXlsxFile from "write-excel-file/node";

collect(workerData);

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
