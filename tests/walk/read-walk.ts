/** One instruction of the page. */
export type WalkStep = { readonly line: number } & (Commands | NewFile | Part | Edit | Use);

/** Commands, one a line, and what they are said to print: `…` stands for anything. */
export interface Commands {
  readonly kind: "commands";
  readonly commands: readonly string[];
  readonly output: readonly string[];
  /** They run until the walk is over. */
  readonly goesOn: boolean;
}

interface NewFile {
  readonly kind: "file";
  readonly path: string;
  readonly text: string;
}

interface Edit {
  readonly kind: "edit";
  readonly path: string;
  readonly before: string;
  readonly after: string;
}

/** The content of a file by then, as members of its object. */
interface Part {
  readonly kind: "part";
  readonly path: string;
  readonly text: string;
}

/** The steps and sights in the browser, in one or more sentences. */
interface Use {
  readonly kind: "use";
  readonly text: string;
}

interface Block {
  readonly line: number;
  readonly language: string;
  readonly text: string;
  /** The line of text before it. */
  readonly lead: string;
}

/**
 * The steps of a page in Markdown, in its order. A block of `sh` is run, a `text` after it is what it prints; `json` is
 * the file that the line before it names, `jsonc` a part that stands in it by then, `diff` a change of it; an entry of a numbered list is done in the browser.
 * Throws on a block that is none of these: nothing on the page is left out.
 */
export function readWalk(page: string): readonly WalkStep[] {
  const steps: WalkStep[] = [];
  const lines = page.split("\n");
  let lead = "";
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? "";
    const language = /^```(\w*)$/.exec(line)?.[1];
    if (language !== undefined) {
      const end = lines.indexOf("```", index + 1);
      const text = lines.slice(index + 1, end).join("\n");
      addBlock(steps, { line: index + 1, language, text, lead });
      index = end;
    } else if (/^\d+\. /.test(line)) {
      steps.push({ kind: "use", line: index + 1, text: line.replace(/^\d+\. /, "") });
    }
    if (line.trim() !== "") lead = line;
  }
  return steps;
}

function addBlock(steps: WalkStep[], { line, language, text, lead }: Block): void {
  const place = `line ${line} of the page`;
  switch (language) {
    case "sh":
      steps.push({
        kind: "commands",
        line,
        commands: text.split("\n"),
        output: [],
        goesOn: lead.includes("second terminal"),
      });
      return;
    case "text": {
      const last = steps.pop();
      if (last?.kind !== "commands") throw new Error(`${place}: an output without a command`);
      steps.push({ ...last, output: text.split("\n") });
      return;
    }
    case "json":
      steps.push({ kind: "file", line, path: pathIn(lead, place), text: `${text}\n` });
      return;
    case "jsonc":
      steps.push({ kind: "part", line, path: pathIn(lead, place), text });
      return;
    case "diff":
      steps.push({
        kind: "edit",
        line,
        path: pathIn(lead, place),
        before: sideOf(text, "-"),
        after: sideOf(text, "+"),
      });
      return;
    default:
      throw new Error(`${place}: nobody knows what to do with a block of "${language}"`);
  }
}

/** The last name in the line that leads to a block: `schemas/enums/parcelState.json`: */
function pathIn(lead: string, place: string): string {
  const path = /`([^`]+)`[^`]*:$/.exec(lead)?.[1];
  if (path === undefined) throw new Error(`${place}: the line before it names no file`);
  return path;
}

/** The lines of a diff as they are before (`-`) or after (`+`). */
function sideOf(diff: string, sign: "-" | "+"): string {
  return diff
    .split("\n")
    .filter((line) => line.startsWith(" ") || line.startsWith(sign))
    .map((line) => line.slice(1))
    .join("\n");
}
