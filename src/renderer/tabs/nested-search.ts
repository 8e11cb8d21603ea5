/** The parameter that names the open tab. */
export const TAB = "tab";

/**
 * The page's query as a screen behind a tab sees it: its own parameters, which stand there as `<item id>.<name>`,
 * over those of the page, which all tabs share.
 */
export function readNested(search: string, itemId: string, itemIds: readonly string[]): string {
  const tabParams = new URLSearchParams(ownEntries(search, itemId));
  for (const [name, value] of sharedEntries(search, itemIds)) {
    if (!tabParams.has(name)) tabParams.append(name, value);
  }
  return tabParams.toString();
}

/** The page's query after a screen behind a tab has changed what it sees; the other tabs keep theirs. */
export function writeNested(
  search: string,
  itemId: string,
  itemIds: readonly string[],
  next: string,
): string {
  const shared = new URLSearchParams(sharedEntries(search, itemIds));
  const kept = entriesOf(search).filter(([name]) => !name.startsWith(`${itemId}.`));
  const tabEntries = entriesOf(next)
    .filter(([name, value]) => shared.get(name) !== value)
    .map(([name, value]) => [`${itemId}.${name}`, value]);
  return new URLSearchParams([...kept, ...tabEntries]).toString();
}

function ownEntries(search: string, itemId: string): [string, string][] {
  const prefix = `${itemId}.`;
  return entriesOf(search)
    .filter(([name]) => name.startsWith(prefix))
    .map(([name, value]) => [name.slice(prefix.length), value]);
}

function sharedEntries(search: string, itemIds: readonly string[]): [string, string][] {
  return entriesOf(search).filter(
    ([name]) => name !== TAB && !itemIds.some((id) => name.startsWith(`${id}.`)),
  );
}

function entriesOf(search: string): [string, string][] {
  return Array.from(new URLSearchParams(search));
}
