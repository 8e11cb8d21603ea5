const REFERENCE = /\br\s*=\s*["']([A-Z]{1,3})(\d{1,7})["']/;
const LINE = /\br\s*=\s*["'](\d{1,7})["']/;

/** Follows the rows and cells of a sheet in their order: those without a reference stand behind the one before. */
export function createPlaces() {
  let line = 0;
  let column = 0;
  return {
    /** `attributes` are those of a row's tag. */
    nextRow(attributes) {
      const given = LINE.exec(attributes);
      line = given ? Number(given[1]) : line + 1;
      column = 0;
    },
    /** `attributes` are those of a cell's tag; gives them with a reference. */
    nextCell(attributes) {
      const given = REFERENCE.exec(attributes);
      column = given ? columnNumber(given[1]) : column + 1;
      if (given) line = Number(given[2]);
      const reference = `${columnLetters(column)}${line}`;
      return { line, column, reference, attributes: given ? attributes : ` r="${reference}"${attributes}` };
    },
  };
}

/** 1 for A, 28 for AB. */
export function columnNumber(letters) {
  return [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);
}

function columnLetters(number) {
  const rest = (number - 1) % 26;
  const before = (number - 1 - rest) / 26;
  return (before > 0 ? columnLetters(before) : "") + String.fromCodePoint(65 + rest);
}
