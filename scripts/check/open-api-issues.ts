import { Validator } from "@seriousme/openapi-schema-validator";
import { toIssue } from "../../src/schema/check.ts";
import { OPENAPI_DOCUMENT } from "../../src/schema/checks/checks.ts";
import { explainErrors } from "../../src/schema/checks/written/shape-findings.ts";
import type { Issue } from "../../src/schema/issue.ts";
import { asObject, type Project } from "../../src/schema/project/project.ts";
import type { SchemaFile } from "../../src/schema/project/schema-file.ts";

type Answer = Awaited<ReturnType<Validator["validate"]>>;
type Fault = Exclude<Answer["errors"], string | undefined>[number];

const validator = new Validator({ allErrors: true, verbose: true });
const issuesByFile = new WeakMap<SchemaFile, readonly Issue[]>();

/** Holds each document of the catalogue against OpenAPI 3.1 itself; one that has not changed is not looked at again. */
export async function openApiIssues(project: Project): Promise<Issue[]> {
  const issues: Issue[] = [];
  for (const file of project.files.values()) {
    if (!file.path.startsWith("schemas/api/") || file.problems.length > 0) continue;
    const fileIssues = issuesByFile.get(file) ?? (await validate(file));
    issuesByFile.set(file, fileIssues);
    issues.push(...fileIssues);
  }
  return issues;
}

async function validate(file: SchemaFile): Promise<readonly Issue[]> {
  // The grammar reports another version.
  if (!String(asObject(file.value).openapi).startsWith("3.1")) return [];
  // It may write into what it is given.
  const { errors } = await validator.validate(structuredClone(asObject(file.value)));
  // A text is about a reference: to another document, which it cannot read, or to nothing, which has its own rule.
  if (errors === undefined || typeof errors === "string") return [];
  const findings = explainErrors(precisestFaults(errors), { file, pointer: "" });
  return findings.map((finding) => toIssue(OPENAPI_DOCUMENT, finding));
}

const CHOICES: ReadonlySet<string> = new Set(["oneOf", "anyOf", "if", "not"]);

/** A value that fits no choice, or has a wrong part, is reported by its parts; of each place one fault. */
function precisestFaults(errors: readonly Fault[]): Fault[] {
  const plain = errors.filter(({ keyword }) => !CHOICES.has(keyword));
  const plainErrors = plain.filter(
    ({ keyword, instancePath }) =>
      keyword !== "unevaluatedProperties" ||
      !plain.some(
        (candidate) => candidate.keyword !== keyword && isAtOrBelow(candidate.instancePath, instancePath),
      ),
  );
  const candidates = plainErrors.length > 0 ? plainErrors : errors;
  return [...new Map(candidates.toReversed().map((error) => [placeOf(error), error])).values()].toReversed();
}

function isAtOrBelow(path: string, top: string): boolean {
  return path === top || path.startsWith(`${top}/`);
}

function placeOf({ instancePath, params }: Fault): string {
  return `${instancePath} ${String(params.unevaluatedProperty ?? "")}`;
}
