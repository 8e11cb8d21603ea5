import {
  BoldOutlined,
  ItalicOutlined,
  OrderedListOutlined,
  RedoOutlined,
  StrikethroughOutlined,
  UnderlineOutlined,
  UndoOutlined,
  UnorderedListOutlined,
} from "@ant-design/icons";
import type { Editor } from "@tiptap/react";
import type { ReactNode } from "react";

interface FormatButton {
  readonly id: string;
  /** Its name and its keys. */
  readonly title: string;
  readonly face: ReactNode;
  readonly run: (editor: Editor) => void;
  /** Absent: it is nothing that a text can be. */
  readonly isOn?: (editor: Editor) => boolean;
  readonly isFree?: (editor: Editor) => boolean;
}

export const FORMAT_BUTTONS: readonly FormatButton[] = [
  {
    id: "bold",
    title: "加粗（Ctrl+B）",
    face: <BoldOutlined />,
    run: (editor) => editor.chain().focus().toggleBold().run(),
    isOn: (editor) => editor.isActive("bold"),
  },
  {
    id: "italic",
    title: "斜体（Ctrl+I）",
    face: <ItalicOutlined />,
    run: (editor) => editor.chain().focus().toggleItalic().run(),
    isOn: (editor) => editor.isActive("italic"),
  },
  {
    id: "underline",
    title: "下划线（Ctrl+U）",
    face: <UnderlineOutlined />,
    run: (editor) => editor.chain().focus().toggleUnderline().run(),
    isOn: (editor) => editor.isActive("underline"),
  },
  {
    id: "strike",
    title: "删除线（Ctrl+Shift+S）",
    face: <StrikethroughOutlined />,
    run: (editor) => editor.chain().focus().toggleStrike().run(),
    isOn: (editor) => editor.isActive("strike"),
  },
  {
    id: "heading",
    title: "标题（Ctrl+Alt+2）",
    face: "标题",
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
    isOn: (editor) => editor.isActive("heading", { level: 2 }),
  },
  {
    id: "subheading",
    title: "小标题（Ctrl+Alt+3）",
    face: "小标题",
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
    isOn: (editor) => editor.isActive("heading", { level: 3 }),
  },
  {
    id: "bullets",
    title: "项目列表（Ctrl+Shift+8）",
    face: <UnorderedListOutlined />,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    isOn: (editor) => editor.isActive("bulletList"),
  },
  {
    id: "numbers",
    title: "编号列表（Ctrl+Shift+7）",
    face: <OrderedListOutlined />,
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isOn: (editor) => editor.isActive("orderedList"),
  },
  {
    id: "quote",
    title: "引用（Ctrl+Shift+B）",
    face: "引用",
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    isOn: (editor) => editor.isActive("blockquote"),
  },
  {
    id: "undo",
    title: "撤销（Ctrl+Z）",
    face: <UndoOutlined />,
    run: (editor) => editor.chain().focus().undo().run(),
    isFree: (editor) => editor.can().undo(),
  },
  {
    id: "redo",
    title: "重做（Ctrl+Y）",
    face: <RedoOutlined />,
    run: (editor) => editor.chain().focus().redo().run(),
    isFree: (editor) => editor.can().redo(),
  },
];
