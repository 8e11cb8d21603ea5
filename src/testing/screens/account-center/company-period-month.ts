import { screen } from "@testing-library/react";
import { beforeAll } from "vitest";
import { CompanyPeriod } from "../../../drawer/company-period.tsx";
import { setUpBrowser } from "../../../renderer/testing/render-screen.tsx";
import { drawScreen } from "../../draw-screen.tsx";

/** Readies the browser of the tests for the drawer of a month. */
export function setUpDrawer(): void {
  setUpBrowser();
  beforeAll(() => {
    globalThis.CSS ??= { escape: (text: string) => text } as typeof CSS;
  });
}

const COMPANY = {
  companyId: 1,
  companyName: "第1家公司",
  taxlayerNo: "91310000000000000X",
  taxlayerType: "001",
  statusCode: 1,
  label: "第1家公司",
};

/** A general taxpayer's October: its invoices are being selected. */
export const MONTH = {
  ...COMPANY,
  kjnd: 2026,
  kjqj: 10,
  nsqxdm: "06",
  noticeTaxType: 0,
  confirmationStatus: 0,
  cancelStatus: 0,
  predictionStatus: 1,
  taxDeclareStatus: 0,
  doubtState: 0,
  zzshfjs: 1200.5,
  zzshfjsExtRemark: null,
  checkConfirmErrorMsg: null,
  isCollected: true,
  isOpeningUnknown: false,
};

const STATISTICS = {
  predictionStatus: 1,
  zzshfjs: 1200.5,
  zzssfl: 0.02,
  riskCount: 0,
  statusErrorCount: 0,
  taxPredictionDetailList: [],
};

export const CALCULATED = {
  xxTaxAmount: 3000,
  jyxxse: 0,
  ygxAmount: 0,
  ygxSe: 0,
  bqzcAmount: 0,
  sqldAmount: 0,
  fwskf: 0,
  bqyjse: 0,
  qcskf: 0,
  qcyjse: 0,
  isOpeningUnknown: false,
  xsAmount: 60_000,
  isHalved: false,
  taxPlace: "city",
};

export const invoice = (id: number) => ({
  id,
  fphm: `2631200000000000000${id}`,
  gxzt: 0,
  yxse: 130,
  fpzt: 0,
  canCheckStatus: 1,
  disabledReason: null,
});

export const SELECTING = "accountingCentre.invoiceCollection.selectionConfirmation";
export const REVOKING = "accountingCentre.invoiceCollection.revokeConfirmation";

interface Drawn {
  readonly month?: object;
  readonly denied?: readonly string[];
  readonly statistics?: () => object;
  readonly answers?: Readonly<Record<string, () => object>>;
}

export function answersOf({ month = {}, statistics = () => ({}), answers = {} }: Drawn) {
  return {
    "company.chosen": () => ({ company: COMPANY }),
    "invoice.companyPeriod": () => ({ ...MONTH, ...month }),
    "prediction.statistics": () => ({ ...STATISTICS, ...statistics() }),
    "prediction.calculate": () => CALCULATED,
    "prediction.recalculate": () => ({}),
    "invoice.moveConfig.get": () => ({ hintShown: 1 }),
    "invoice.check.page": () => ({
      list: [invoice(1), invoice(2)],
      total: 2,
      selectedCount: 0,
      selectedAmount: 0,
      unselectedAmount: 260,
    }),
    ...answers,
  };
}

export function drawMonth({ denied = [], ...drawn }: Drawn = {}) {
  const holds: (() => string | null)[] = [];
  const { host } = drawScreen("account-center.company-period", {
    today: "2026-11-20",
    search: "companyId=1&period=2026-10",
    denied,
    surfaces: { companyPeriod: CompanyPeriod },
    holdOpen: (reason) => {
      holds.push(reason);
      return () => void holds.splice(holds.indexOf(reason), 1);
    },
    answers: answersOf(drawn),
  });
  return { host, held: () => holds.map((reason) => reason()).find((text) => text !== null) ?? null };
}

/** The buttons below, each with what speaks against it. */
export async function readFoot(): Promise<Record<string, string | undefined>> {
  await screen.findByRole("region", { name: "本期税款" });
  const buttons = document.querySelectorAll<HTMLElement>(".detail-actions-foot button");
  return Object.fromEntries([...buttons].map((one) => [one.textContent ?? "", one.dataset["reason"]]));
}
