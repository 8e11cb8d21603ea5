/**
 * The facts in the workbook's own parts: its sheets of cells in their order, each with its name, whether it is hidden and the
 * path of its part; the paths of the shared texts and of the styles; whether days are counted from 1904.
 */
export function workbookParts(workbook, relations) {
  const targets = tags(relations, "Relationship").map((text) => ({
    id: attribute(text, "Id"),
    kind: attribute(text, "Type").split("/").at(-1),
    path: pathOf(attribute(text, "Target")),
  }));
  const of = (kind, usual) => targets.find((target) => target.kind === kind)?.path ?? usual;
  const sheets = tags(workbook, "sheet").map((text) => ({
    name: attribute(text, "name"),
    isHidden: /^(?:veryH|h)idden$/.test(attribute(text, "state")),
    // Sheets of charts, dialogs and old macros are of other kinds.
    path: targets.find(({ id, kind }) => kind === "worksheet" && id === relationOf(text))?.path,
  }));
  return {
    sheets: sheets.filter(({ name, path }) => name && path),
    sharedStrings: of("sharedStrings", "xl/sharedStrings.xml"),
    styles: of("styles", "xl/styles.xml"),
    is1904: tags(workbook, "workbookPr").some((text) => /^(?:1|true)$/.test(attribute(text, "date1904"))),
  };
}

/** The attributes of all tags of a name, whatever their prefix. */
export function tags(xml, name) {
  return [...xml.matchAll(new RegExp(`<(?:\\w+:)?${name}(?=[\\s/>])([^<>]*)>`, "g"))].map(([, text]) => text);
}

/** An attribute without a prefix; empty when there is none. */
export function attribute(text, name) {
  return valueOf(new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(text));
}

/** The attribute `id` has the prefix of the relations, which writers choose. */
function relationOf(text) {
  return valueOf(/\s\w+:id\s*=\s*(?:"([^"]*)"|'([^']*)')/.exec(` ${text}`));
}

function valueOf(match) {
  return withoutEntities(match?.[1] ?? match?.[2] ?? "");
}

const ENTITIES = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };

function withoutEntities(text) {
  return text.replaceAll(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, (entity, hex, decimal, name) => {
    if (name) return ENTITIES[name] ?? entity;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0x10_ff_ff ? entity : String.fromCodePoint(code);
  });
}

/** Targets stand below `xl`, unless they begin with a slash. */
function pathOf(target) {
  return target.startsWith("/") ? target.slice(1) : `xl/${target}`;
}
