import { asList, asObject, asText } from "./as-object.ts";
import { readContextUse } from "./context-use.ts";
import type { Operation } from "./operation.ts";
import { readCounts } from "./read-counts.ts";
import { readRecordUse } from "./read-records.ts";
import { readVersionUses } from "./version-use.ts";

type Extensions = Pick<
  Operation,
  | "effect"
  | "permission"
  | "paging"
  | "sort"
  | "job"
  | "context"
  | "recordUse"
  | "counts"
  | "versions"
  | "partial"
  | "fullBody"
  | "secret"
  | "ownSignIn"
  | "unlogged"
  | "planned"
  | "socket"
  | "deprecated"
  | "kept"
  | "noLoading"
  | "quietCodes"
  | "timeoutMessage"
>;
type Raw = Readonly<Record<string, unknown>>;

/** The extensions of an operation beyond OpenAPI. One that is not whole counts as none; the grammar says what it lacks. */
export function readExtensions(raw: Raw): Extensions {
  const permission = raw["x-permission"];
  return {
    effect: raw["x-effect"] === "read" ? "read" : "write",
    permission: texts(typeof permission === "string" ? [permission] : permission),
    paging: whole(raw["x-paging"], ["page", "size", "rows", "total"]),
    sort: whole(raw["x-sort"], ["by", "order", "ascending", "descending"]),
    job: readJob(raw["x-job"]),
    context: readContextUse(raw["x-context"]),
    recordUse: readRecordUse(raw["x-resource"]),
    counts: readCounts(raw["x-counts"]),
    versions: readVersionUses(raw["x-version"]),
    partial: raw["x-partial"] === true,
    fullBody: raw["x-full-body"] === true,
    secret: raw["x-secret"] === true,
    ownSignIn: raw["x-own-sign-in"] === true,
    unlogged: raw["x-unlogged"] === true,
    planned: raw["x-planned"] === true,
    socket: raw["x-socket"] === true,
    deprecated: readDeprecated(raw),
    kept: texts(raw["x-kept"]),
    noLoading: raw["x-no-loading"] === true,
    quietCodes: texts(raw["x-quiet-codes"]),
    timeoutMessage: asText(raw["x-timeout-message"]),
  };
}

/** The object with these texts; undefined unless it has each. */
function whole<Name extends string>(
  value: unknown,
  names: readonly Name[],
): { readonly [name in Name]: string } | undefined {
  const fields = asObject(value);
  if (!names.every((name) => typeof fields[name] === "string")) return undefined;
  return Object.fromEntries(names.map((name) => [name, fields[name]])) as { [name in Name]: string };
}

function readJob(value: unknown): Operation["job"] {
  const needed = whole(value, ["poll", "param", "status"]);
  if (!needed) return undefined;
  const job = asObject(value);
  const given = (["id", "progress", "message", "file"] as const).flatMap((name) =>
    typeof job[name] === "string" ? [[name, job[name]]] : [],
  );
  return {
    ...needed,
    ...Object.fromEntries(given),
    done: codes(job.done),
    failed: codes(job.failed),
    ...(job.running !== undefined && { running: codes(job.running) }),
    ...(job.partly !== undefined && { partly: codes(job.partly) }),
    ...(job.unanswered !== undefined && { unanswered: scalars(job.unanswered) }),
    ...(typeof job.failure === "string" && { failure: job.failure }),
    ...(typeof job.seconds === "number" && { seconds: job.seconds }),
  };
}

function scalars(value: unknown): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(asObject(value)).flatMap(([name, part]) =>
      typeof part === "string" || typeof part === "number" ? [[name, part]] : [],
    ),
  );
}

function readDeprecated(raw: Raw): Operation["deprecated"] {
  if (raw.deprecated !== true) return undefined;
  const replacedBy = asText(raw["x-replaced-by"]);
  return replacedBy === undefined ? {} : { replacedBy };
}

function texts(value: unknown): string[] {
  return asList(value).filter((item) => typeof item === "string");
}

function codes(value: unknown): (number | string)[] {
  return asList(value).filter((item) => typeof item === "string" || typeof item === "number");
}
