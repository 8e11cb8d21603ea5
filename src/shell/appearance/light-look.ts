import type { ThemeConfig } from "antd";
import { lightTheme } from "./light-theme.ts";

export interface Look {
  readonly theme: ThemeConfig;
  readonly isDark: boolean;
}

/** The look that needs no code of its own; paper has it always. */
export const LIGHT: Look = { theme: lightTheme, isDark: false };
