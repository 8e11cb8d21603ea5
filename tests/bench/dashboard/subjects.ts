import type { PageName } from "../build-pages.ts";
import type { Subject } from "../report.ts";

/** A page of cards, and where their parts are found. */
export interface DashboardSubject extends Subject {
  readonly name: PageName;
  readonly query: string;
  readonly card: string;
  /** Inside a card. */
  readonly cardTitle: string;
  readonly figureTitle: string;
  readonly figure: string;
}

const OURS: DashboardSubject = {
  name: "ours",
  title: "ours",
  query: "?screen=bench.dashboard&kind=page",
  card: ".detail-section",
  cardTitle: ".detail-section-title",
  figureTitle: "dt",
  figure: ".figure-value",
};

const PRO_CARD: DashboardSubject = {
  name: "pro-card",
  title: "ProCard",
  query: "",
  card: ".dashboard > .ant-pro-card",
  cardTitle: ".ant-pro-card-title",
  figureTitle: ".ant-statistic-title",
  figure: ".ant-statistic-content-value",
};

export const DASHBOARDS = [OURS, PRO_CARD] as const;
