// Objects that data could reach through a name like `__proto__`, and thereby change for the whole program.
for (const { prototype } of [Array, String, Number, Boolean]) Object.freeze(prototype);
for (const { prototype } of [Object, Function]) freezeForAll(prototype);

/**
 * Freezes what everything else inherits from. Its heirs may still have members of their own under the
 * names that it has: a frozen data property would forbid `error.toString = …` everywhere.
 */
function freezeForAll(prototype: object): void {
  for (const [name, { value, writable, enumerable }] of Object.entries(
    Object.getOwnPropertyDescriptors(prototype),
  )) {
    if (writable !== true || !Object.getOwnPropertyDescriptor(prototype, name)?.configurable) continue;
    const shared: unknown = value;
    Object.defineProperty(prototype, name, {
      enumerable: enumerable === true,
      configurable: true,
      get: () => shared,
      set(this: unknown, next: unknown) {
        if (this === prototype) throw new TypeError(`The prototype's "${name}" is frozen.`);
        Object.defineProperty(this, name, {
          value: next,
          writable: true,
          enumerable: true,
          configurable: true,
        });
      },
    });
  }
  Object.freeze(prototype);
}
