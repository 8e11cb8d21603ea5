/** The parameters of a screen inside a page, which stand in the page's query as `<place id>.<name>`. */
export function readNested(search: string, placeId: string): string {
  const own = entriesOf(search).filter(([name]) => isOf(placeId, name));
  return new URLSearchParams(own.map(([name, value]) => [name.slice(placeId.length + 1), value])).toString();
}

/** The page's query after a screen inside it has changed its own; the page and the other screens keep theirs. */
export function writeNested(search: string, placeId: string, next: string): string {
  const kept = entriesOf(search).filter(([name]) => !isOf(placeId, name));
  const own = entriesOf(next).map(([name, value]) => [`${placeId}.${name}`, value]);
  return new URLSearchParams([...kept, ...own]).toString();
}

function isOf(placeId: string, name: string): boolean {
  return name.startsWith(`${placeId}.`);
}

function entriesOf(search: string): [string, string][] {
  return Array.from(new URLSearchParams(search));
}
