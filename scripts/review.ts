import { parseArgs } from "node:util";
import { contracts } from "../src/contracts.ts";
import { reviewGithub, reviewJson, reviewText } from "../src/schema/review/review-report.ts";
import { reviewProjects } from "../src/schema/review/review.ts";
import { NoProjectError, readBase, readFolder } from "./review/read-base.ts";

const USAGE = `用法：npm run review -- --base <git 引用或文件夹> [--format text|json|github] [--fail-on widened] [项目文件夹]`;
const FORMATS = { text: reviewText, json: reviewJson, github: reviewGithub } as const;

/**
 * `tsx scripts/review.ts --base <git ref or folder>` says what changed between the project there and the one in the
 * working tree. Ends with 1 when rights were widened and `--fail-on widened` is given, with 2 on a wrong call, else with 0.
 */
async function review(args: readonly string[]): Promise<number> {
  const call = readCall(args);
  if (call === undefined) {
    console.error(USAGE);
    return 2;
  }
  const { base, format, failOn, root } = call;
  try {
    const after = await readFolder(root);
    const before = await readBase(root, base);
    const changes = reviewProjects(before, after, contracts);
    const text = FORMATS[format](changes, after);
    if (text !== "") console.log(text);
    return failOn === "widened" && changes.some(({ weight }) => weight === "widened") ? 1 : 0;
  } catch (error) {
    if (!(error instanceof NoProjectError)) throw error;
    console.error(error.message);
    return 2;
  }
}

interface Call {
  readonly base: string;
  readonly format: keyof typeof FORMATS;
  readonly failOn: string | undefined;
  readonly root: string;
}

/** Undefined on a wrong call. */
function readCall(args: readonly string[]): Call | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        base: { type: "string" },
        format: { type: "string", default: "text" },
        "fail-on": { type: "string" },
      },
      allowPositionals: true,
    });
    const { base, format, "fail-on": failOn } = values;
    const isFormat = (word: string): word is keyof typeof FORMATS => Object.hasOwn(FORMATS, word);
    if (base === undefined || base === "" || positionals.length > 1 || !isFormat(format)) return undefined;
    if (failOn !== undefined && failOn !== "widened") return undefined;
    return { base, format, failOn, root: positionals[0] ?? "." };
  } catch {
    return undefined;
  }
}

process.exitCode = await review(process.argv.slice(2));
