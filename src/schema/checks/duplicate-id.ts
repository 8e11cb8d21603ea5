import { asObject, type Project } from "../project/project.ts";
import type { Check, CheckContext, Finding } from "./check-context.ts";
import { finding } from "./finding.ts";
import { below, type Place } from "./reading/place.ts";
import { textOf } from "./reading/text-of.ts";

interface Named {
  readonly id: string;
  readonly at: Place;
}

/** Of two things with one name, one would silently hide the other. */
export const duplicateId: Check = {
  slug: "duplicate-id",
  *run(context) {
    const { project } = context;
    for (const group of [
      project.entries.filter(({ file }) => file.path.startsWith("schemas/screens/")).map(named("id")),
      project.entries.filter(({ file }) => file.path.startsWith("schemas/blocks/")).map(named("id")),
      project.routes.map(named("path")),
      project.allPermissions.map(({ code, ...place }) => ({ id: code, at: below(place, "code") })),
      operations(project),
      enumNames(project),
      ...enumValues(project),
      ...partsOfScreens(context),
    ]) {
      yield* repeated(group);
    }
  },
};

function* repeated(group: readonly Named[]): Iterable<Finding> {
  const first = new Map<string, Place>();
  for (const { id, at } of group.filter((one) => one.id !== "")) {
    const earlier = first.get(id);
    if (earlier) {
      const place = `${earlier.file.path}:${earlier.file.locate(earlier.pointer).line}`;
      yield finding(at, `${JSON.stringify(id)} is taken: it stands already in ${place}`);
    } else {
      first.set(id, at);
    }
  }
}

function named(key: string): (entry: Place & { readonly id: string }) => Named {
  return ({ id, file, pointer }) => ({ id, at: below({ file, pointer }, key) });
}

function operations(project: Project): Named[] {
  return project.allOperations.flatMap(({ id, file: path, pointer }) => {
    const file = project.files.get(path);
    return file ? [{ id, at: below({ file, pointer }, "operationId") }] : [];
  });
}

function enumFiles(project: Project) {
  return [...project.files.values()].filter(({ path }) => path.startsWith("schemas/enums/"));
}

function enumNames(project: Project): Named[] {
  return enumFiles(project).map((file) => ({
    id: textOf(asObject(file.value).name),
    at: { file, pointer: "/name" },
  }));
}

function enumValues(project: Project): Named[][] {
  return enumFiles(project).map((file) => {
    const { values } = asObject(file.value);
    return (Array.isArray(values) ? values : []).map((entry, index) => ({
      id: JSON.stringify(asObject(entry).value ?? ""),
      at: below({ file, pointer: "/values" }, index, "value"),
    }));
  });
}

function partsOfScreens({ readings }: CheckContext): Named[][] {
  return readings.flatMap(({ entry, actions }) => [
    actions.map(({ id, place }) => ({ id, at: below(place, "id") })),
    ...["columns", "filters"].map((key) => {
      const parts = entry.value[key];
      const place = below({ file: entry.file, pointer: "" }, key);
      return (Array.isArray(parts) ? parts : []).map((part, index) => ({
        id: textOf(asObject(part).id ?? asObject(part).field ?? part),
        at: below(place, index, ...["id", "field"].filter((name) => name in asObject(part)).slice(0, 1)),
      }));
    }),
  ]);
}
