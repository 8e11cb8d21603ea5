import { type Project, asObject } from "../project/project.ts";

/** The parameter that takes the file where nothing else is said. */
const USUAL_PARAM = "file";

/**
 * A plan in which every upload says which endings it takes: those that the screen names, else those that the catalogue
 * names for the parameter. An upload is a step with `upload: <operation>`, or options with `upload: { call }`.
 */
export function fillAccepted<Part>(part: Part, project: Project): Part {
  const visit = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(visit);
    if (typeof value !== "object" || value === null) return value;
    const whole = Object.fromEntries(Object.entries(value).map(([key, child]) => [key, visit(child)]));
    if (whole["upload"] === undefined || whole["accept"] !== undefined) return whole;
    const endings = acceptedBy(whole, project);
    return endings.length === 0 ? whole : { ...whole, accept: endings.join(",") };
  };
  return visit(part) as Part;
}

function acceptedBy({ upload, ...beside }: Readonly<Record<string, unknown>>, project: Project) {
  const target = typeof upload === "string" ? { ...beside, call: upload } : asObject(upload);
  const { call, param = USUAL_PARAM } = target as { readonly call?: unknown; readonly param?: unknown };
  const { request } = project.operations.get(String(call)) ?? {};
  return request?.properties?.[String(param)]?.["x-accept"] ?? [];
}
