import type { ThemeConfig } from "antd";

const LIGHT = {
  colorPrimary: "#7a3fb8",
  colorInfo: "#7a3fb8",
  colorLink: "#7a3fb8",
  colorPrimaryHover: "#8a54c2",
  colorLinkHover: "#8a54c2",
  colorPrimaryBorder: "#a07ad0",
} as const;

const DARK = {
  colorPrimary: "#b594ee",
  colorInfo: "#b594ee",
  colorLink: "#b594ee",
  colorLinkHover: "#c6adf3",
  colorPrimaryBg: "#241a38",
  colorPrimaryBgHover: "#30234a",
  colorPrimaryBorder: "#8a66c9",
} as const;

/** The theme of a test installation, violet instead of blue, so that it is not mistaken for the real one. */
export function testTheme(theme: ThemeConfig, isDark: boolean): ThemeConfig {
  return { ...theme, token: { ...theme.token, ...(isDark ? DARK : LIGHT) } };
}
