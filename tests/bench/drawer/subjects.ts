import type { Locator, Page } from "@playwright/test";
import type { ListSubject } from "../list/subjects.ts";
import type { Subject } from "../report.ts";
import type { SelectingCompany } from "./add-invoices.ts";

/** A drawer with the invoices of a month, and where its parts are found. */
export interface DrawerSubject extends Subject, Pick<ListSubject, "row" | "cell" | "head" | "scroller"> {
  /** The page on which it is opened. */
  readonly path: (company: SelectingCompany) => string;
  readonly opener: (page: Page) => Locator;
  /** A box that can be ticked and is not. */
  readonly box: string;
  /** An amount above the invoices, with its title. */
  readonly figure: string;
  /** The number of ticked invoices, beside their tax. */
  readonly count: string;
}

const OURS: DrawerSubject = {
  name: "ours",
  title: "ours",
  path: ({ taxlayerNo }) => `/accountCenter/invoice?f.fuzzyMatch=${taxlayerNo}`,
  opener: (page) => page.locator("tr[data-key]").getByRole("button", { name: "勾选", exact: true }),
  row: ".company-period tr[data-key]",
  cell: "td",
  head: ".company-period thead th",
  scroller: ".company-period .grid-scroller",
  box: ".company-period tr[data-key] [data-check]:not(:checked, [aria-disabled])",
  figure: ".month-formula .month-figure",
  count: ".month-formula .month-note",
};

const ANTD_TABLE: DrawerSubject = {
  name: "antd-drawer",
  title: "antd Table",
  path: ({ companyId }) => `/antd-drawer/page.html?company=${companyId}`,
  opener: (page) => page.getByRole("button", { name: "勾选", exact: true }),
  row: ".ant-table-row",
  cell: ".ant-table-cell",
  head: ".ant-table-thead th:not(.ant-table-cell-scrollbar)",
  scroller: ".ant-table-tbody-virtual-holder",
  box: ".ant-table-row .ant-checkbox-input:not(:checked, :disabled)",
  figure: ".sum",
  count: ".sum-count",
};

export const DRAWERS = [OURS, ANTD_TABLE] as const;
