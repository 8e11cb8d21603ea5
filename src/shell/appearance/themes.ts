import type { ThemeConfig } from "antd";
import compactAlgorithm from "antd/es/theme/themes/compact";
import darkAlgorithm from "antd/es/theme/themes/dark";
import { lightTheme, SHAPE } from "./light-theme.ts";

const BLUE = "#6aa5f5";
const QUIET_TEXT = "rgba(255, 255, 255, 0.56)";
/** Letters on blue and on red, which are light in the dark. */
const ON_COLOUR = "#06101c";

const darkTheme: ThemeConfig = {
  ...lightTheme,
  token: {
    ...SHAPE,
    colorPrimary: BLUE,
    colorInfo: BLUE,
    colorLink: BLUE,
    colorLinkHover: "#89b3e8",
    colorError: "#f8868d",
    colorBgLayout: "#0a0a0a",
    // antd's own is so light that blue letters on it are faint.
    colorPrimaryBg: "#152338",
    colorPrimaryBgHover: "#1b2e49",
    colorPrimaryBorder: "#4d86c9",
    colorTextTertiary: QUIET_TEXT,
    colorTextPlaceholder: QUIET_TEXT,
  },
  components: {
    Button: { primaryColor: ON_COLOUR, dangerColor: ON_COLOUR },
    DatePicker: { colorTextDisabled: QUIET_TEXT, colorTextLightSolid: ON_COLOUR },
    Checkbox: { colorWhite: ON_COLOUR },
  },
};

/** The theme of a page that is dark, compact or both. */
export function themeFor(isDark: boolean, compact: boolean): ThemeConfig {
  const algorithm = [...(isDark ? [darkAlgorithm] : []), ...(compact ? [compactAlgorithm] : [])];
  return { ...(isDark ? darkTheme : lightTheme), algorithm };
}
