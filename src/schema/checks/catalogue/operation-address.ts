import type { Operation } from "../../project/operation.ts";
import type { Check } from "../check-context.ts";
import { finding } from "../finding.ts";

export const operationAddress: Check = {
  slug: "operation-address",
  holds: "A method and path stand once over all documents; `/a/{id}` and `/a/{key}` are one path.",
  why: "Of two operations at one address only one is ever reached.",
  *run({ project }) {
    const first = new Map<string, Operation>();
    for (const operation of project.allOperations) {
      const { method, path, id } = operation;
      const address = `${method.toUpperCase()} ${path.replaceAll(/\{[^{}]*\}/g, "{}")}`;
      const earlier = first.get(address);
      const file = project.files.get(operation.file);
      if (!earlier) first.set(address, operation);
      else if (file) {
        const before = project.files.get(earlier.file)?.locate(earlier.pointer).line ?? 1;
        const text = `${id} has the address of ${earlier.id}, ${method.toUpperCase()} ${earlier.path}, in ${earlier.file}:${before}`;
        yield finding({ file, pointer: operation.pointer }, text, { of: "key" });
      }
    }
  },
};
