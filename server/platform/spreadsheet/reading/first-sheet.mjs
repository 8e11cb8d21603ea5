/** The paths of the parts that the first sheet is read from, as the workbook's own parts name them. */
export function partsOfFirstSheet(workbook, relations) {
  const targets = [...relations.matchAll(/<(?:\w+:)?Relationship\s([^<>]*)>/g)].map(([, text]) => ({
    id: attribute(text, "Id"),
    kind: attribute(text, "Type").split("/").at(-1),
    path: pathOf(attribute(text, "Target")),
  }));
  const first = [...workbook.matchAll(/<(?:\w+:)?sheet\s([^<>]*)>/g)].find(([, text]) =>
    attribute(text, "name"),
  );
  const relation = first && /\s\w+:id\s*=\s*["']([^"']*)["']/.exec(` ${first[1]}`)?.[1];
  const of = (kind, usual) => targets.find((target) => target.kind === kind)?.path ?? usual;
  return {
    sheet: targets.find(({ id, kind }) => kind === "worksheet" && id === relation)?.path,
    sharedStrings: of("sharedStrings", "xl/sharedStrings.xml"),
    styles: of("styles", "xl/styles.xml"),
  };
}

function attribute(text, name) {
  return new RegExp(`(?:^|\\s)${name}\\s*=\\s*["']([^"']*)["']`).exec(text)?.[1] ?? "";
}

/** Targets stand below `xl`, unless they begin with a slash. */
function pathOf(target) {
  return target.startsWith("/") ? target.slice(1) : `xl/${target}`;
}
