import { Button } from "../button.tsx";

/** A cell that two people have changed, with both values. */
export interface Dispute {
  readonly by: string;
  readonly theirs: string;
  readonly mine: string;
}

interface SheetBarProps {
  /** Rows are saved as they are left. */
  readonly savesRows: boolean;
  /** Changed rows and cells. */
  readonly rows: number;
  readonly cells: number;
  /** Changed rows that are not on show. */
  readonly elsewhere: number;
  /** Cells that are wrong, or in dispute. */
  readonly wrong: number;
  readonly saving: boolean;
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
}

/** The foot of a sheet: what was changed, what is wrong with it, and what becomes of it. */
export function SheetBar(props: SheetBarProps) {
  const { cells, wrong, saving, failure, finding, dispute } = props;
  return (
    <div className="sheet-bar">
      <div className="sheet-news">
        <output>{newsOf(props)}</output>
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
      <Button {...(cells === 0 && { off: "没有修改" })} busy={saving} onClick={props.onDiscard}>
        放弃修改
      </Button>
      <Button look="primary" {...(cells === 0 && { off: "没有修改" })} busy={saving} onClick={props.onSave}>
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

function newsOf(props: SheetBarProps): string {
  const { rows, saving, savesRows } = props;
  if (savesRows && saving) return rows > 1 ? `正在保存，还有 ${rows} 行` : "正在保存…";
  if (rows > 0) return changedText(props);
  return savesRows ? "点击单元格即可修改，离开该行时自动保存" : "点击单元格即可修改，可从 Excel 粘贴";
}

function changedText({ rows, cells, elsewhere }: SheetBarProps): string {
  const beyond = elsewhere > 0 ? `，其中 ${elsewhere} 行不在本页` : "";
  return `已修改 ${rows} 行 ${cells} 处${beyond}，尚未保存`;
}
