import { Drawer, Modal } from "antd";
import { Fragment, type ReactNode } from "react";
import { createPortal } from "react-dom";
import type { DialogPlan } from "../../schema/plan/plans/screen-plan.ts";
import { BesidePanel } from "./beside-panel.tsx";

interface DialogFrameProps {
  readonly dialog: DialogPlan;
  readonly title: string;
  /** Behind the title. */
  readonly tags: readonly string[];
  /** The place next to the rows of a list; null: it stands in front. */
  readonly besideHost: HTMLElement | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Called when it has left the screen. */
  readonly onClosed: () => void;
  /** Attributes by which the panel of developers finds it. */
  readonly mark: object | undefined;
  /** Takes the element into which a page puts its identity, in the place of the title. */
  readonly headRef: (element: HTMLElement | null) => void;
  readonly children: ReactNode;
}

/** A modal, a drawer, or a panel next to the rows. */
export function DialogFrame(props: DialogFrameProps) {
  const {
    dialog,
    title: words,
    tags,
    besideHost,
    isOpen,
    onClose,
    onClosed,
    mark,
    headRef,
    children,
  } = props;
  const { place, width } = dialog;
  const named = tags.length === 0 ? words : <TaggedTitle title={words} tags={tags} />;
  const title =
    dialog.kind === "screen" && place === "drawer" && !besideHost ? (
      <div className="dialog-head" ref={headRef}>
        <span className="dialog-head-title">{named}</span>
      </div>
    ) : (
      named
    );
  if (besideHost) {
    return createPortal(
      <BesidePanel {...{ title, label: [words, ...tags].join(" "), width, isOpen, onClose, onClosed, mark }}>
        {children}
      </BesidePanel>,
      besideHost,
    );
  }
  const shared = {
    open: isOpen,
    title,
    width,
    closable: { "aria-label": "关闭" },
    destroyOnHidden: true,
    ...mark,
  };
  return place === "modal" ? (
    <Modal {...shared} footer={null} maskClosable={false} onCancel={onClose} afterClose={onClosed}>
      {children}
    </Modal>
  ) : (
    <Drawer
      {...shared}
      className="dialog-drawer"
      // A scrolling body would show below the buttons that stay.
      styles={{ body: { paddingBottom: 0 } }}
      onClose={onClose}
      afterOpenChange={(open) => !open && onClosed()}
    >
      {children}
    </Drawer>
  );
}

/** Read as one text: the title, then its tags. */
function TaggedTitle({ title, tags }: Pick<DialogFrameProps, "title" | "tags">) {
  return (
    <>
      {title}
      {tags.map((tag) => (
        <Fragment key={tag}>
          {" "}
          <span className="dialog-tag">{tag}</span>
        </Fragment>
      ))}
    </>
  );
}
