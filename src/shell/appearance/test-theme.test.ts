import { expect, test } from "vitest";
import { lightTheme } from "./light-theme.ts";
import { testTheme } from "./test-theme.ts";
import { themeFor } from "./themes.ts";

test.each([
  ["light", lightTheme, false],
  ["dark", themeFor(true, false), true],
] as const)(
  "a %s test installation has colours of its own, and the shapes of the real one",
  (_look, theme, isDark) => {
    const marked = testTheme(theme, isDark);
    expect(marked.token?.colorPrimary).not.toBe(theme.token?.colorPrimary);
    expect(marked.token?.fontSize).toBe(theme.token?.fontSize);
    expect(marked.algorithm).toBe(theme.algorithm);
  },
);
