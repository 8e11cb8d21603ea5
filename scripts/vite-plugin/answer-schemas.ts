import { planCall } from "../../src/schema/plan/plans/call-plan.ts";
import type { CallPlan } from "../../src/schema/plan/plans/screen-plan.ts";
import type { Project } from "../../src/schema/project/project.ts";
import { type Places, routePlaces, screenPlaces } from "./schema-places.ts";

/** Answers for the development panel about the schema files behind a screen, or behind the menu. */
export interface PlaceFacts {
  readonly places: Places;
  /** Titles of all permission codes. */
  readonly codes: { readonly [code: string]: string };
}

/** Titles of operations that no open screen names. */
export type CallFacts = { readonly [operationId: string]: CallPlan };

/** The answer to a request below `__schemas/`: `screens/<id>`, `routes`, or `calls?id=…&id=…`; undefined when there is none. */
export function answerSchemas(project: Project, address: string): PlaceFacts | CallFacts | undefined {
  const { pathname, searchParams } = new URL(address, "http://localhost");
  if (pathname === "/calls") {
    const operations = searchParams.getAll("id").flatMap((id) => project.operations.get(id) ?? []);
    return Object.fromEntries(operations.map((operation) => [operation.id, planCall(operation)]));
  }
  const screenId = /^\/screens\/([^/]+)$/u.exec(pathname)?.[1];
  const places =
    pathname === "/routes"
      ? routePlaces(project)
      : screenId === undefined
        ? undefined
        : screenPlaces(project, decodeURIComponent(screenId));
  if (!places) return undefined;
  return {
    places,
    codes: Object.fromEntries([...project.permissions].map(([code, { title }]) => [code, title])),
  };
}
