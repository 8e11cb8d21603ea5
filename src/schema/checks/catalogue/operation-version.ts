import { type JsonSchema, typesOf } from "../../project/json-schema.ts";
import type { Operation } from "../../project/operation.ts";
import { asObject, type Project } from "../../project/project.ts";
import { AT_ONCE_OF_REASONS, ROW_VERSION, ROW_VERSIONS, VERSION_REASONS } from "../../project/version-use.ts";
import { catalogueCheck } from "./catalogue-check.ts";
import { writtenOperations } from "./catalogue-schemas.ts";
import type { Finding } from "../check-context.ts";
import { extensionWord } from "./extension-word.ts";
import { finding, nearName, unknownName } from "../finding.ts";
import { below, type Place } from "../reading/place.ts";

/** Records that have a table of their own and a version in it. */
const OWN_TABLES = [
  "company",
  "companyService",
  "companyContact",
  "companyGrant",
  "companyPeriod",
  "incomeTaxFiling",
  "annualSettlement",
  "tag",
  "department",
  "role",
  "staff",
  "savedFilter",
];
const HINT = `say whose values it changes, or why it needs no version: ${VERSION_REASONS.map((versionReason) => `"${versionReason}"`).join(", ")}`;

export const operationVersion = catalogueCheck(
  {
    slug: "operation-version",
    holds: "A write says whose version it is sent with, or why it needs none.",
    why: "Without one, the second of two editors undoes what the first has just saved.",
  },
  ["api"],
  function* (project) {
    for (const { value, at } of writtenOperations(project)) {
      const written = value["x-version"];
      const place = below(at, "x-version");
      yield* outcome(value, below(at, "x-at-once"));
      if (value["x-effect"] !== "write") {
        if (written !== undefined) yield finding(place, "only what writes needs a version");
        continue;
      }
      if (written === undefined) {
        yield finding(
          at,
          `does not say whose version it is sent with: ${extensionWord(at.file, "x-version")} is missing`,
          {
            hint: HINT,
          },
        );
      } else if (typeof written === "string") {
        yield* reason(written, asObject(value["x-resource"])["does"], place);
      } else {
        const operation = project.operations.get(String(value["operationId"]));
        const list = Array.isArray(written) && written.length > 0 ? written : undefined;
        for (const [index, entry] of (list ?? [written]).entries()) {
          const where = list ? below(place, index) : place;
          const missing = ["of", "by", "read"].filter((key) => !(key in asObject(entry)));
          if (missing.length > 0)
            yield finding(where, `names no ${missing.map((key) => `"${key}"`).join(", ")}`, { hint: HINT });
          else if (operation) yield* covered(asObject(entry), operation, project, where);
        }
      }
    }
  },
);

/** An outcome of several at once is said where it is another one than the version leads to. */
function* outcome(value: Readonly<Record<string, unknown>>, at: Place): Iterable<Finding> {
  const { "x-at-once": said, "x-effect": effect, "x-version": version } = value;
  if (said === undefined) return;
  const reasons: Readonly<Record<string, unknown>> = AT_ONCE_OF_REASONS;
  const usual = typeof version === "string" ? reasons[version] : "one";
  if (effect !== "write") yield finding(at, "only what writes is done by several at once");
  else if (said === usual) yield finding(at, `${JSON.stringify(said)} follows from its version already`);
}

/** The effect of a write on records leaves little choice of reasons. */
function* reason(written: string, does: unknown, at: Place): Iterable<Finding> {
  if (!VERSION_REASONS.some((known) => known === written)) {
    yield finding(at, `${JSON.stringify(written)} is no reason to need no version`, {
      hint: HINT,
      ...nearName(written, VERSION_REASONS),
    });
  } else if (does === "save") {
    yield finding(at, `it saves records that somebody has read, so "${written}" is not the whole of it`, {
      hint: 'name the kind of record: { "of": …, "by": …, "read": … }',
    });
  } else if ((does === "create" || does === "delete") && does !== written) {
    yield finding(at, `it does "${does}", so the reason is not "${written}"`);
  }
}

function* covered(
  entry: Readonly<Record<string, unknown>>,
  operation: Operation,
  project: Project,
  at: Place,
): Iterable<Finding> {
  const { of, by, each, read } = entry;
  const kinds = [...OWN_TABLES, ...project.records.keys()];
  if (typeof of !== "string" || !kinds.includes(of))
    yield unknownName(below(at, "of"), of, "nothing that has a version", kinds);
  const parameters = operation.request.properties ?? {};
  const row = typeof each === "string" ? parameters[each]?.items : operation.request;
  if (!row) yield unknownName(below(at, "each"), each, `no list of ${operation.id}`, Object.keys(parameters));
  const known = { ...parameters, ...row?.properties };
  const named = typeof by === "string" ? [by] : Object.values(asObject(by));
  for (const parameter of named) {
    if (typeof parameter !== "string" || !(parameter in known))
      yield unknownName(below(at, "by"), parameter, `no parameter of ${operation.id}`, Object.keys(known));
  }
  const isList = typeof by === "string" && typesOf(known[by] ?? {}).includes("array");
  const field = isList ? ROW_VERSIONS : ROW_VERSION;
  if (row && !(field in (row.properties ?? {})))
    yield finding(
      at,
      `${each === undefined ? operation.id : `an entry of ${JSON.stringify(each)}`} has no "${field}" to send`,
    );
  const reader = project.operations.get(String(read));
  if (!reader) yield unknownName(below(at, "read"), read, "no such operation", project.operations.keys());
  else if (!answersVersion(reader))
    yield finding(below(at, "read"), `${reader.id} tells no "${ROW_VERSION}"`);
}

function answersVersion({ row, result }: Operation): boolean {
  return [row, result].some((schema: JsonSchema | undefined) => ROW_VERSION in (schema?.properties ?? {}));
}
