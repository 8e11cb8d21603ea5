/** A look for whether there is something already: a query of a store, or of a table. */
const LOOK = /\.(?:first|exists|count)\(/;
/** An insert of a record. */
const MAKING = /\.create(?:All)?\(/;
/** The words that let others wait: for the rows that were found, or for what is about to be made. */
const HOLD = /\.(?:take|lock|forUpdate|forNoKeyUpdate)\(|\btakeTurn\(/;

interface LooseLook {
  readonly file: string;
  /** The function, by the first words of its declaration. */
  readonly declaration: string;
}

/**
 * Functions of the contexts that look whether there is a record, and then make one: two writers who look at the same
 * moment both find none. `keepOne`, `findOrCreate` and `createUnlessThere` bear it; so does a function that holds a lock or a turn.
 * `files` maps paths from the project's root to their text.
 */
export function findLooseLooks(files: ReadonlyMap<string, string>): LooseLook[] {
  return [...files].flatMap(([file, text]) => {
    if (!file.startsWith("server/contexts/")) return [];
    return declarationsOf(text)
      .filter(isLoose)
      .map((declaration) => ({ file, declaration: nameOf(declaration) }));
  });
}

function isLoose(declaration: string): boolean {
  const look = declaration.search(LOOK);
  return look >= 0 && MAKING.test(declaration.slice(look)) && !HOLD.test(declaration);
}

/** The declarations of a module, each with its body. */
function declarationsOf(text: string): string[] {
  return text.split(/^(?=(?:export )?(?:async )?(?:function|const|class) )/m);
}

function nameOf(declaration: string): string {
  return /(?:function|const|class) (\w+)/.exec(declaration)?.[1] ?? "";
}
