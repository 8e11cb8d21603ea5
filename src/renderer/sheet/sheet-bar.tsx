import { Button } from "../button.tsx";
import { statusText, type SheetStatus } from "./sheet-status.ts";

/** A cell that two people have changed, with both values. */
export interface Dispute {
  readonly by: string;
  readonly theirs: string;
  readonly mine: string;
}

interface SheetBarProps extends Omit<SheetStatus, "canAdd"> {
  /** Cells that are wrong, or in dispute. */
  readonly wrong: number;
  readonly label: string;
  readonly failure: string | null;
  /** The fault of the selected cell. */
  readonly finding: string | undefined;
  /** The selected cell in dispute. */
  readonly dispute: Dispute | undefined;
  readonly onDecide: (choice: "mine" | "theirs") => void;
  readonly onNextWrong: () => void;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
  /** Leads to the empty line; absent: no rows can be added. */
  readonly onAdd: (() => void) | undefined;
  /** Removes the selected rows, or takes them back; absent: rows stay. */
  readonly onRemove: (() => void) | undefined;
  /** Rows are selected, and all of them shall go already. */
  readonly isStruck: boolean;
}

/** The foot of a sheet: what was changed, what is wrong with it, and what becomes of it. */
export function SheetBar(props: SheetBarProps) {
  const { wrong, saving, failure, finding, dispute } = props;
  const isUnchanged = props.rows + props.added + props.removed === 0;
  return (
    <div className="sheet-bar">
      <div className="sheet-news">
        <output>{statusText({ ...props, canAdd: props.onAdd !== undefined })}</output>
        {wrong > 0 && (
          <button type="button" className="grid-link sheet-wrong-count" onClick={props.onNextWrong}>
            {wrong} 处有问题
          </button>
        )}
        {dispute ? (
          <span role="alert">
            {dispute.by}已改为“{dispute.theirs}”，您改为“{dispute.mine}”
            <Button size="small" onClick={() => props.onDecide("mine")}>
              保留我的
            </Button>
            <Button size="small" onClick={() => props.onDecide("theirs")}>
              采用对方的
            </Button>
          </span>
        ) : (
          <SheetFailure text={finding ?? failure} />
        )}
      </div>
      {props.onAdd && <Button onClick={props.onAdd}>新增行</Button>}
      {props.onRemove && <Button onClick={props.onRemove}>{props.isStruck ? "取消删除" : "删除行"}</Button>}
      <Button {...(isUnchanged && { off: "没有修改" })} busy={saving} onClick={props.onDiscard}>
        放弃修改
      </Button>
      <Button look="primary" {...(isUnchanged && { off: "没有修改" })} busy={saving} onClick={props.onSave}>
        {props.label}
      </Button>
    </div>
  );
}

function SheetFailure({ text }: { readonly text: string | null }) {
  if (text === null) return null;
  return (
    <span role="alert" className="sheet-failure">
      {text}
    </span>
  );
}
