import type { ThemeConfig } from "antd";

/** The class under which antd's CSS variables stand; the `html` element carries it too. */
const VARIABLES = "app";

const QUIET_TEXT = "rgba(0, 0, 0, 0.54)";

/** Shapes and letters, the same in the dark. */
export const SHAPE = {
  borderRadius: 4,
  fontSize: 13,
  controlHeight: 30,
  // An animation whose page is hidden and shown again never ends: its dialog would stay over the page.
  motion: false,
  fontFamily:
    '-apple-system, BlinkMacSystemFont, "Segoe UI", "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC", sans-serif',
} as const;

export const lightTheme: ThemeConfig = {
  cssVar: { key: VARIABLES },
  hashed: false,
  token: {
    colorPrimary: "#1d5fb4",
    colorInfo: "#1d5fb4",
    colorLink: "#1d5fb4",
    colorBgLayout: "#f4f5f7",
    // antd's own greys, red, green and orange are too faint for small text to reach a contrast of 4.5.
    colorTextTertiary: "rgba(0, 0, 0, 0.56)",
    colorTextPlaceholder: QUIET_TEXT,
    colorError: "#cf1f2b",
    colorErrorHover: "#d4333d",
    colorSuccessText: "#26780e",
    colorWarningText: "#a85400",
    colorPrimaryHover: "#2d6fbd",
    colorLinkHover: "#2d6fbd",
    // The outline of what has the focus: 3 at least.
    colorPrimaryBorder: "#4d86c9",
    ...SHAPE,
  },
  components: {
    // The days of the months before and after, which can be chosen like the others.
    DatePicker: { colorTextDisabled: QUIET_TEXT },
  },
};
