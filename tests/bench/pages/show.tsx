import "@ant-design/v5-patch-for-react-19";
import { ConfigProvider } from "antd";
import zhCN from "antd/es/locale/zh_CN";
import dayjs from "dayjs";
import "dayjs/locale/zh-cn";
import { StrictMode, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { lightTheme as theme } from "../../../src/shell/appearance/light-theme.ts";

dayjs.locale("zh-cn");

const buttons = { autoInsertSpace: false };

/** Draws a page with the product's locale and theme around it. */
export function show(page: ReactNode): void {
  const container = document.querySelector("#root");
  if (!container) throw new Error("The page has no #root");
  createRoot(container).render(
    <StrictMode>
      <ConfigProvider locale={zhCN} theme={theme} button={buttons}>
        {page}
      </ConfigProvider>
    </StrictMode>,
  );
}
