import "./pager.css";
import { useState } from "react";
import { PAGE_SIZES } from "./list-query.ts";

interface PagerProps<Query extends { readonly page: number; readonly size: number }> {
  /** The page on show, from 1, and the size of all pages. */
  readonly query: Query;
  readonly total: number;
  readonly onChange: (query: Query) => void;
}

/** Total, pages, page size and a jump; the row that was first stays on show when the size changes. */
export function Pager<Query extends { readonly page: number; readonly size: number }>({
  query,
  total,
  onChange,
}: PagerProps<Query>) {
  const last = Math.max(1, Math.ceil(total / query.size));
  const go = (page: number) => onChange({ ...query, page: Math.min(last, Math.max(1, page)) });
  const resize = (size: number) => {
    const first = (query.page - 1) * query.size;
    onChange({ ...query, size, page: Math.floor(first / size) + 1 });
  };
  const sizes = PAGE_SIZES.includes(query.size)
    ? PAGE_SIZES
    : [query.size, ...PAGE_SIZES].toSorted((a, b) => a - b);
  return (
    <nav className="pager" aria-label="分页">
      <span>共 {total} 条</span>
      <Neighbour name="上一页" isThere={query.page > 1} onGo={() => go(query.page - 1)}>
        ‹
      </Neighbour>
      {pageButtons(query.page, last).map((page) =>
        typeof page === "string" ? (
          <span key={page}>…</span>
        ) : (
          <button
            key={page}
            type="button"
            aria-label={`第 ${page} 页`}
            {...(page === query.page && { "aria-current": "page" as const })}
            onClick={() => go(page)}
          >
            {page}
          </button>
        ),
      )}
      <Neighbour name="下一页" isThere={query.page < last} onGo={() => go(query.page + 1)}>
        ›
      </Neighbour>
      <select
        aria-label="每页条数"
        value={query.size}
        onChange={(event) => resize(Number(event.currentTarget.value))}
      >
        {sizes.map((size) => (
          <option key={size} value={size}>
            {size} 条/页
          </option>
        ))}
      </select>
      <PageJump onJump={go} />
    </nav>
  );
}

interface NeighbourProps {
  readonly name: string;
  readonly isThere: boolean;
  readonly onGo: () => void;
  readonly children: string;
}

/** A page further. On the last one the button stays in the tab order: a disabled button would lose the focus of who has just pressed it. */
function Neighbour({ name, isThere, onGo, children }: NeighbourProps) {
  return (
    <button type="button" aria-label={name} aria-disabled={!isThere} onClick={() => isThere && onGo()}>
      {children}
    </button>
  );
}

function PageJump({ onJump }: { readonly onJump: (page: number) => void }) {
  const [text, setText] = useState("");
  const jump = () => {
    if (/^\d+$/.test(text)) onJump(Number(text));
    setText("");
  };
  return (
    <label>
      跳至
      <input
        inputMode="numeric"
        aria-label="跳至页"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => event.key === "Enter" && jump()}
        onBlur={() => setText("")}
      />
      页
    </label>
  );
}

/** First, last, and the neighbours of the current page; a text stands for a gap. */
function pageButtons(page: number, last: number): readonly (number | string)[] {
  const near = [1, page - 2, page - 1, page, page + 1, page + 2, last];
  const pages = [...new Set(near)]
    .filter((pageNumber) => pageNumber >= 1 && pageNumber <= last)
    .toSorted((a, b) => a - b);
  return pages.flatMap((pageNumber, index) => {
    const before = pages[index - 1];
    return before !== undefined && pageNumber - before > 1
      ? [`gap before ${pageNumber}`, pageNumber]
      : [pageNumber];
  });
}
