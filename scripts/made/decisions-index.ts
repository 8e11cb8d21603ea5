import { readFile, readdir } from "node:fs/promises";
import path from "node:path";

/** The folder of the decisions and the list of them, from the root. */
export const DECISIONS = { folder: "docs/decisions", index: "docs/decisions/README.md" };

/** The headings of the list, in its order. */
const TOPICS = [
  "Schema language",
  "Forms and pages",
  "Lists and sheets",
  "Shell",
  "Catalogue and records",
  "Server and database",
  "Access and safety",
  "Taxes",
  "Daily work of a firm",
  "Tools and tests",
] as const;

interface Decision {
  readonly file: string;
  readonly number: number;
  readonly title: string;
  readonly topic: string;
  readonly status: string;
}

/** A title gives the reason too: who looks for one reads only the list. */
const TITLE = /^# (?<number>\d+)\. (?<title>.+, because .+)$/m;
const HEAD = /^Date: \d{4}-\d{2}-\d{2} · Topic: (?<topic>[^·\n]+) · Status: (?<status>.+)$/m;

/**
 * The list of the decisions of a project, by topic, as Markdown. Throws when the head of a decision cannot be read, when
 * its topic is unknown or when two have one number.
 */
export async function decisionsIndex(root: string): Promise<string> {
  const folder = path.join(root, DECISIONS.folder);
  const names = (await readdir(folder)).filter((name) => /^\d{4}-.+\.md$/.test(name)).toSorted();
  const decisions = await Promise.all(
    names.map(async (name) => readDecision(name, await readFile(path.join(folder, name), "utf8"))),
  );
  for (const [at, { file, number }] of decisions.entries()) {
    const other = decisions.slice(0, at).find((earlier) => earlier.number === number);
    if (other) throw new Error(`${file} and ${other.file} have the same number`);
  }
  const parts = TOPICS.map((topic) => {
    const lines = decisions.filter((decision) => decision.topic === topic).map(asLine);
    return `## ${topic}\n\n${lines.join("\n")}\n`;
  });
  const head =
    "# Decisions\n\nWhy the product is built as it is, by topic; the newest of a topic stand last. `npm run generate` makes this list of their heads.\n";
  return [head, ...parts].join("\n");
}

/** A decision by the text of its file. */
function readDecision(name: string, text: string): Decision {
  const file = `${DECISIONS.folder}/${name}`;
  const { number, title } = TITLE.exec(text)?.groups ?? {};
  if (number === undefined || title === undefined)
    throw new Error(`${file}: the title must read "# <number>. <what>, because <why>"`);
  if (Number(number) !== Number(name.slice(0, 4)))
    throw new Error(`${file}: its title has the number ${number}`);
  const { topic, status } = HEAD.exec(text)?.groups ?? {};
  if (topic === undefined || status === undefined)
    throw new Error(`${file}: below the title stands "Date: <day> · Topic: <topic> · Status: <status>"`);
  if (!TOPICS.some((known) => known === topic))
    throw new Error(`${file}: the topic "${topic}" is none of ${TOPICS.join(", ")}`);
  return { file: name, number: Number(number), title, topic, status };
}

function asLine({ file, number, title, status }: Decision): string {
  const past = status.startsWith("superseded") ? ` — ${status}` : "";
  return `- [${number}](${file}) ${title}${past}`;
}
