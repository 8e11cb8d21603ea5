import { execFile } from "node:child_process";
import { stat } from "node:fs/promises";
import path from "node:path";
import { createProject, type Project } from "../../src/schema/project/project.ts";
import { readProject } from "../../src/schema/project/read-project.ts";

/** The named place holds no project; the message says why. */
export class NoProjectError extends Error {}

/** The project in a folder. */
export async function readFolder(folder: string): Promise<Project> {
  if (await isFolder(path.resolve(folder, "schemas"))) return readProject(path.resolve(folder));
  throw new NoProjectError(
    (await isFolder(folder)) ? `文件夹 ${folder} 里没有 schemas/，不是一个项目` : `没有文件夹 ${folder}`,
  );
}

/** The project in a folder, or at a git ref of the repository that holds `root`; the working tree is not touched. */
export async function readBase(root: string, base: string): Promise<Project> {
  if (await isFolder(path.resolve(base, "schemas"))) return readFolder(base);
  const commit = await git(root, [
    "rev-parse",
    "--verify",
    "--quiet",
    "--end-of-options",
    `${base}^{commit}`,
  ]).catch(() => undefined);
  if (commit !== undefined) return readCommit(root, commit.toString().trim(), base);
  if (await isFolder(base)) return readFolder(base);
  throw new NoProjectError(`${base} 既不是这里的 git 引用，也不是一个文件夹`);
}

async function readCommit(root: string, commit: string, base: string): Promise<Project> {
  const listing = (await git(root, ["ls-tree", "-r", "-z", commit, "--", "schemas"])).toString();
  const entries = listing.split("\0").flatMap((line) => {
    const [facts = "", name = ""] = line.split("\t");
    const [, type, id = ""] = facts.split(" ");
    return type === "blob" && name.endsWith(".json") ? [{ name, id }] : [];
  });
  if (entries.length === 0) throw new NoProjectError(`${base} 里没有 schemas/，不是一个项目`);
  const batch = await git(root, ["cat-file", "--batch"], entries.map(({ id }) => `${id}\n`).join(""));
  return createProject(new Map(readBatch(batch).map((text, index) => [entries[index]?.name ?? "", text])));
}

/** The texts in the answer of `git cat-file --batch`: before each a line `<id> <type> <bytes>`, a line break after it. */
function readBatch(answer: Buffer): readonly string[] {
  const texts: string[] = [];
  for (let at = 0; at < answer.length;) {
    const end = answer.indexOf("\n", at);
    const size = Number(answer.toString("utf8", at, end).split(" ")[2]);
    texts.push(answer.toString("utf8", end + 1, end + 1 + size));
    at = end + 1 + size + 1;
  }
  return texts;
}

function git(cwd: string, args: readonly string[], input = ""): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const options = { cwd, encoding: "buffer", maxBuffer: 2 ** 30 } as const;
    const child = execFile("git", args, options, (error, stdout) =>
      error ? reject(error) : resolve(stdout),
    );
    // A command that fails at once closes its input; its exit says why.
    child.stdin?.on("error", () => {});
    child.stdin?.end(input);
  });
}

async function isFolder(name: string): Promise<boolean> {
  return stat(name).then(
    (stats) => stats.isDirectory(),
    () => false,
  );
}
