import * as fc from "fast-check";
import { expect, test } from "vitest";
import { windowRows } from "./window-rows.ts";

test("rows and gaps together are the whole list, in order, with all that is in sight and kept", () => {
  const input = fc.record({
    count: fc.integer({ min: 0, max: 3000 }),
    first: fc.integer({ min: -5, max: 3500 }),
    size: fc.integer({ min: 1, max: 60 }),
    kept: fc.array(fc.integer({ min: -1, max: 3100 }), { maxLength: 3 }),
  });
  fc.assert(
    fc.property(input, ({ count, first, size, kept }) => {
      const parts = windowRows({ count, first, size, kept });
      let next = 0;
      const drawn = new Set<number>();
      for (const part of parts) {
        if (part.kind === "drawn") {
          expect(part.index).toBe(next);
          drawn.add(part.index);
          next += 1;
        } else {
          expect(part.from).toBe(next);
          expect(part.count).toBeGreaterThan(0);
          next += part.count;
        }
      }
      expect(next).toBe(count);
      const top = Math.max(0, Math.min(first, count - size));
      for (let index = top; index < Math.min(count, top + size); index += 1) expect(drawn).toContain(index);
      for (const index of kept) if (index >= 0 && index < count) expect(drawn).toContain(index);
      expect(drawn.size).toBeLessThanOrEqual(2 * size + 40);
    }),
  );
});
