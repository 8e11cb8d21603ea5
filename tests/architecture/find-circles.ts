import path from "node:path";

/**
 * The groups of files that import each other in a circle, types included: their readers have to read all of them
 * together. `files` maps paths from the project's root to their text.
 */
export function findCircles(files: ReadonlyMap<string, string>): string[][] {
  const imports = new Map([...files].map(([file, text]) => [file, importedBy(file, text, files)]));
  const order = new Map<string, number>();
  const stack: string[] = [];
  const circles: string[][] = [];
  const visit = (file: string): number => {
    let low = order.size;
    order.set(file, low);
    stack.push(file);
    for (const target of imports.get(file) ?? []) {
      if (!order.has(target)) low = Math.min(low, visit(target));
      else if (stack.includes(target)) low = Math.min(low, order.get(target) ?? low);
    }
    if (low === order.get(file)) {
      const group = stack.splice(stack.indexOf(file));
      if (group.length > 1) circles.push(group.toSorted());
    }
    return low;
  };
  for (const file of files.keys()) if (!order.has(file)) visit(file);
  return circles;
}

function importedBy(file: string, text: string, files: ReadonlyMap<string, string>): string[] {
  return [...text.matchAll(/(?:\bfrom|\bimport\()\s*"(\.[^"]+)"/g)]
    .map(([, name = ""]) => path.posix.join(path.posix.dirname(file), name))
    .filter((target) => files.has(target));
}
