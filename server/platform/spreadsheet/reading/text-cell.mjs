/** `="0012"`: keeps what is within a text when a spreadsheet opens the file. */
const QUOTED = /^="([^"]*)"$/;

/** A mark in front of a code that keeps it a text. */
const MARKED = /^['`‘](?=[\dA-Za-z+-])/;

/** The text of a cell without blanks around it, or the means by which exports keep long numbers texts; null when empty. */
export function textCell(field) {
  const text = field.trim();
  const quoted = QUOTED.exec(text);
  const bare = quoted ? quoted[1].trim() : text.replace(MARKED, "");
  return bare === "" ? null : bare;
}
