import { useEffect } from "react";
import { ScreenMessage } from "../screen-message.tsx";
import type { CompanyChoice } from "./use-company.ts";

interface NoCompanyProps {
  readonly company: CompanyChoice;
  /** The title of the screen. */
  readonly title: string;
  readonly setTitle?: ((title: string) => void) | undefined;
}

/** The screen while there is no company that it could be about; its tab no longer names the one before. */
export function NoCompany({ company: { state, retry }, title, setTitle }: NoCompanyProps) {
  const hasNoCompany = state.status === "none" || state.status === "unknown";
  useEffect(() => {
    if (hasNoCompany) setTitle?.(title);
  }, [hasNoCompany, title, setTitle]);
  switch (state.status) {
    case "none":
      return <ScreenMessage title="请选择客户" detail="在上方输入名称、拼音首字母或税号查找。" />;
    case "unknown":
      return (
        <ScreenMessage
          title="没有此客户，或不在您的权限内"
          detail="请在上方选择其他客户。"
          action={{ label: "重试", run: retry }}
        />
      );
    case "failed":
      return (
        <ScreenMessage title="客户加载失败" detail={state.message} action={{ label: "重试", run: retry }} />
      );
    default:
      return <output className="context-wait">加载中...</output>;
  }
}
