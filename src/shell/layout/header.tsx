import { SearchOutlined } from "@ant-design/icons";
import type { ReactNode } from "react";
import type { MenuGroup } from "../menu/build-menu.ts";
import { GuestLabel } from "../share/guest-label.tsx";
import { ShareButton } from "../share/share-button.tsx";
import { useShell } from "../shell-context.tsx";
import { shellText } from "../shell-text.ts";
import { JobsButton } from "../jobs/jobs-button.tsx";
import { Bell } from "../notices/bell.tsx";
import { PreviewMark } from "./preview-mark.tsx";
import { ProductLogo } from "./product-logo.tsx";
import { TopMenu } from "./top-menu.tsx";
import { UserCard } from "./user-card.tsx";
import "./header.css";

interface HeaderProps {
  readonly fold: ReactNode;
  readonly menu: readonly MenuGroup[];
  readonly current: MenuGroup | undefined;
  /** True when leaving would lose something on one of the open pages. */
  readonly isUnsaved: () => boolean;
  /** Shows the keys of the page in sight. */
  readonly onShortcuts: () => void;
  readonly onTour: () => void;
  /** Buttons that open tools over the page. */
  readonly tools: ReactNode;
  /** Opens the palette. */
  readonly onSearch: () => void;
}

export function Header({
  fold,
  menu,
  current,
  isUnsaved,
  tools,
  onShortcuts,
  onTour,
  onSearch,
}: HeaderProps) {
  const { session } = useShell();
  return (
    <header className="shell-header">
      {fold}
      <div className="shell-product">
        <ProductLogo />
        <span className="shell-product-name">{shellText("product")}</span>
        <PreviewMark />
      </div>
      <TopMenu menu={menu} current={current} />
      <button
        type="button"
        className="shell-user"
        title={shellText("palette.title")}
        aria-keyshortcuts="Control+K"
        onClick={onSearch}
      >
        <SearchOutlined aria-hidden />
        <span className="shell-entry-label">{shellText("palette.open")}</span>
        <kbd className="shell-search-keys" aria-hidden>
          Ctrl K
        </kbd>
      </button>
      {tools}
      <JobsButton />
      <Bell />
      {session.info.sharedLogin ? <GuestLabel /> : <ShareButton />}
      <UserCard isUnsaved={isUnsaved} onShortcuts={onShortcuts} onTour={onTour} />
    </header>
  );
}
