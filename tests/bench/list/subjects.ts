import type { PageName } from "../build-pages.ts";
import type { Subject } from "../report.ts";

/** A measured page and where its parts are found in it. */
export interface ListSubject extends Subject {
  readonly name: PageName;
  /** Selectors of the rows with data, of the cells in a row, and of the titles above them. */
  readonly row: string;
  readonly cell: string;
  readonly head: string;
  readonly nextPage: string;
  readonly nameFilter: string;
  readonly submit: string;
  /** The element that scrolls when all 5,000 rows are shown. */
  readonly scroller: string;
}

const ANTD = {
  row: ".ant-table-row",
  cell: ".ant-table-cell",
  head: ".ant-table-thead th:not(.ant-table-cell-scrollbar)",
  nextPage: ".ant-pagination-next button",
  nameFilter: "#name",
  scroller: ".ant-table-tbody-virtual-holder",
};

const OURS: ListSubject = {
  name: "ours",
  title: "ours",
  row: "tr[data-key]",
  cell: "td",
  head: "thead th",
  nextPage: ".pager [aria-label='下一页']",
  nameFilter: ".list-query input",
  submit: ".list-query [type=submit]",
  scroller: ".grid-scroller",
};

const PRO_TABLE: ListSubject = {
  ...ANTD,
  name: "pro-table",
  title: "ProTable",
  submit: ".ant-pro-query-filter .ant-btn-primary",
};

const ANTD_TABLE: ListSubject = {
  ...ANTD,
  name: "antd-table",
  title: "antd Table",
  submit: "[type=submit]",
};

export const LISTS = [OURS, PRO_TABLE, ANTD_TABLE] as const;
