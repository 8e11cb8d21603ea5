import type { CompiledExpression, Scope } from "./compile-expression.ts";

export interface Read {
  /** The path as an expression writes it: `row.status`. */
  readonly path: string;
  readonly value: unknown;
}

export type Trace = { readonly reads: readonly Read[] } & (
  | { readonly state: "done"; readonly value: unknown }
  | { readonly state: "failed"; readonly message: string }
);

/**
 * Evaluates once and returns the reads of the scope, in the order of reading, without those that a `&&` cut short. A
 * list is one read, whichever entries were read.
 */
export function traceReads(evaluate: CompiledExpression, scope: Scope): Trace {
  const recorder = createRecorder();
  try {
    const value = recorder.original(evaluate(recorder.watch(scope, "") as Scope));
    return { state: "done", value, reads: recorder.reads() };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { state: "failed", message, reads: recorder.reads() };
  }
}

function createRecorder() {
  const values = new Map<string, unknown>();
  /** Lists whose entries were looked at. */
  const entered = new Set<string>();
  const watched = new Map<object, object>();
  const originals = new WeakMap<object, object>();

  const watch = (value: unknown, path: string): unknown => {
    if (typeof value !== "object" || value === null) return value;
    const known = watched.get(value);
    if (known) return known;
    // A copy, because a proxy must not give other values for what its target has frozen.
    const target: object = Array.isArray(value) ? [...(value as readonly unknown[])] : { ...value };
    const proxy = new Proxy(target, Array.isArray(value) ? watchList(value, path) : watchObject(path));
    watched.set(value, proxy);
    originals.set(proxy, value);
    return proxy;
  };

  const watchObject = (path: string): ProxyHandler<object> => ({
    get: (target, key) => {
      const value: unknown = Reflect.get(target, key);
      if (typeof key === "symbol") return value;
      const here = joined(path, key);
      values.set(here, value);
      return watch(value, here);
    },
    getOwnPropertyDescriptor: (target, key) => {
      if (typeof key === "string" && !Object.hasOwn(target, key)) values.set(joined(path, key), undefined);
      return Reflect.getOwnPropertyDescriptor(target, key);
    },
  });

  const watchList = (list: object, path: string): ProxyHandler<object> => ({
    get: (target, key) => {
      const value: unknown = Reflect.get(target, key);
      if (key === "length") values.set(joined(path, key), value);
      else if (typeof key === "string" && /^\d+$/u.test(key)) {
        values.set(path, list);
        entered.add(path);
      }
      return value;
    },
  });

  const isReported = (path: string) => {
    if (entered.has(path)) return true;
    if (path.endsWith(".length") && entered.has(path.slice(0, -".length".length))) return false;
    return [...values.keys()].every((otherPath) => !otherPath.startsWith(`${path}.`));
  };
  return {
    watch,
    original: (value: unknown) =>
      typeof value === "object" && value !== null ? (originals.get(value) ?? value) : value,
    reads: (): readonly Read[] =>
      [...values].filter(([path]) => isReported(path)).map(([path, value]) => ({ path, value })),
  };
}

function joined(path: string, key: string): string {
  return path === "" ? key : `${path}.${key}`;
}
