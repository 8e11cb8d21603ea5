import { MenuFoldOutlined, MenuUnfoldOutlined } from "@ant-design/icons";
import { shellText } from "../shell-text.ts";
import { SIDE_MENU_ID } from "./side-menu.tsx";

interface FoldButtonProps {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** Folds the side menu away and brings it back. */
export function FoldButton({ isOpen, onToggle }: FoldButtonProps) {
  return (
    <button
      type="button"
      className="shell-fold"
      aria-label={shellText(isOpen ? "menu.fold" : "menu.unfold")}
      title={shellText(isOpen ? "menu.fold" : "menu.unfold")}
      aria-expanded={isOpen}
      aria-controls={isOpen ? SIDE_MENU_ID : undefined}
      onClick={onToggle}
    >
      {isOpen ? <MenuFoldOutlined aria-hidden /> : <MenuUnfoldOutlined aria-hidden />}
    </button>
  );
}
