const SHARED = "shared.json";
const SHORT = /^(?:([^/.#]+)\/)?([^/.#]+)(?:\.([^/.#]+))?$/;
const FULL = /^(?:([^/#]+)\.json)?#\/components\/schemas\/([^/.#~%]+)(?:\/properties\/([^/.#~%]+))?$/;

/**
 * A reference in full: `Contract` is a schema of this document or else of shared.json, `Contract.name` a field of it,
 * `company/Company` that of another area. `own` are the names of this document's schemas. One with a `#` stays.
 */
function fullReference(text: string, localNames: ReadonlySet<string>): string {
  const [, area, name = "", field] = SHORT.exec(text) ?? [];
  if (name === "") return text;
  const document = area === undefined ? (localNames.has(name) ? "" : SHARED) : `${area}.json`;
  const pointer = `/components/schemas/${name}${field === undefined ? "" : `/properties/${field}`}`;
  return `${document}#${pointer}`;
}

/** Gives references of a document with these schemas in full; most of them stand there many times. */
export function referrer(localNames: ReadonlySet<string>): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const full = known.get(text) ?? fullReference(text, localNames);
    known.set(text, full);
    return full;
  };
}

/** The shortest text that stands for the reference; the reference itself where there is none. */
export function shortReference(reference: string, localNames: ReadonlySet<string>): string {
  const [, area, name, field] = FULL.exec(reference) ?? [];
  if (name === undefined) return reference;
  const short = `${name}${field === undefined ? "" : `.${field}`}`;
  const match = [short, `${area ?? ""}/${short}`].find(
    (text) => fullReference(text, localNames) === reference,
  );
  return match ?? reference;
}
