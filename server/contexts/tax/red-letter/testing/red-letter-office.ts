import { beforeAll, beforeEach, expect } from "vitest";
import { demonstration } from "../../../../../demo/demonstration.ts";
import type { BureauInvoice } from "../../../../gateways/tax-bureau.ts";
import { jobEnd } from "../../../../testing/follow-job.ts";
import type { TestServer } from "../../../../testing/test-server.ts";
import { findOpenCompany } from "../../company-period/testing/find-open-company.ts";
import { type Month, type TaxOffice, taxOffice } from "../../company-period/testing/tax-office.ts";

export const AUGUST = { kjnd: 2026, kjqj: 8 };
export const SEPTEMBER = { kjnd: 2026, kjqj: 9 };
export const OCTOBER = { kjnd: 2026, kjqj: 10 };
const CONFIRM = 71;
/** Of the states of a statistics confirmation's task: it is taken back. */
export const TAKE_BACK = 2;
/** 上期留抵 of October. */
export const OPENING_CREDIT = 33_011.5;

interface Row {
  readonly id: number;
  readonly fphm: string;
  readonly gxzt: number;
  readonly yxse: number;
  readonly hcse: number;
  readonly fpzt: number;
}

interface Letter {
  readonly id: number;
  readonly fphm: string;
  readonly lzfphm: string | null;
  readonly zcse: number;
  readonly zczt: number;
  readonly isBlueCollected: boolean;
}

let serial = 0;

/** An invoice of the bureau, by its tax at 13 %. */
export function invoice(month: Month, tax: number, more: Partial<BureauInvoice> = {}): BureauInvoice {
  serial += 1;
  return {
    jxxlx: 0,
    fpzl: "81",
    fphm: `2632200${String(serial).padStart(13, "0")}`,
    kprq: `${month.kjnd}-${String(month.kjqj).padStart(2, "0")}-28`,
    partner: { name: "苏州工联五金制品有限公司", taxNumber: "91320508MA200823B7" },
    goods: "*五金*紧固件",
    unit: "批",
    rate: 0.13,
    net: Math.round((tax / 0.13) * 100) / 100,
    tax,
    ...more,
  };
}

/** The red letter that takes this tax off an invoice. */
export const offsetting = (month: Month, tax: number, { fphm }: BureauInvoice) =>
  invoice(month, tax, { offsets: { fpdm: null, fphm } });

/** By month, the invoices that the bureau has of the company. */
type AtBureau = Map<number, BureauInvoice[]>;

/** Work on red letters of a general taxpayer of this server, whose invoices come from `atBureau`. */
export function redLetterOffice(server: TestServer, atBureau: AtBureau) {
  let opened: TaxOffice | undefined;
  const place: Place = {
    server,
    get office() {
      if (!opened) throw new Error("The office is opened before the first test.");
      return opened;
    },
  };
  beforeAll(async () => {
    opened = await openOffice(server);
  });
  beforeEach(async () => {
    atBureau.clear();
    await beginAnew(place.office);
  });
  return {
    server,
    get office() {
      return place.office;
    },
    collect: async (month: Month, ...invoices: readonly BureauInvoice[]) => {
      const { office } = place;
      atBureau.set(month.kjqj, [...invoices]);
      const asked = { ...month, companyIdList: [office.companyId] };
      await finish(server, await office.call("invoice.task.send", asked));
      await office.calculate(month);
    },
    ...purchaseActs(place),
    ...confirmationActs(place),
    ...letterActs(place),
    ...figuresOf(place),
  };
}

async function openOffice(server: TestServer): Promise<TaxOffice> {
  const office = taxOffice(server, await findOpenCompany(server, "001"));
  await office.become({ nsqxdm: "06" });
  return office;
}

interface Place {
  readonly server: TestServer;
  readonly office: TaxOffice;
}

/** A bureau that has these invoices and confirms everything. */
export function bureauWith(atBureau: AtBureau) {
  return {
    ...demonstration.gateways,
    taxBureau: {
      ...demonstration.gateways.taxBureau,
      collectInvoices: ({ kjqj }: { readonly kjqj: number }) => Promise.resolve(atBureau.get(kjqj) ?? []),
      confirmSelection: () => Promise.resolve(),
      cancelConfirmation: () => Promise.resolve(),
    },
  };
}

async function beginAnew(office: TaxOffice): Promise<void> {
  await office.invoice();
  for (const month of [SEPTEMBER, OCTOBER])
    await office.setRow(month, {
      checkStatus: 0,
      confirmationStatus: 0,
      cancelStatus: 0,
      taxDeclareStatus: 0,
    });
  // Known, so that what September ends with is known too when it is calculated anew.
  await office.setRow(AUGUST, { estimate: JSON.stringify({ closingCredit: 0 }) });
  const closed = JSON.stringify({ closingCredit: OPENING_CREDIT });
  await office.setRow(SEPTEMBER, { noticeTaxType: 3, estimate: closed });
}

async function finish(server: TestServer, answer: Awaited<ReturnType<TaxOffice["call"]>>): Promise<void> {
  const { taskid } = answer.result as { taskid: string | null };
  if (taskid === null) throw new Error(JSON.stringify([answer.message, answer.result]));
  expect(await jobEnd(server, "chenjie", taskid)).toMatchObject({ status: 1 });
}

function purchaseActs(place: Place) {
  const page = async ({ kjnd, kjqj }: Month, params: object = {}) => {
    const { companyId, call } = place.office;
    const asked = { qyid: companyId, gxnd: kjnd, gxyf: kjqj, pageNum: 1, pageSize: 500, ...params };
    const { result } = await call("invoice.check.page", asked);
    return result as { list: Row[]; selectedAmount: number; unselectedAmount: number };
  };
  const rowOf = async (month: Month, { fphm }: BureauInvoice) => {
    const row = (await page(month)).list.find((one) => one.fphm === fphm);
    if (!row) throw new Error(`${fphm} is not among the purchases`);
    return row;
  };
  return {
    page,
    rowOf,
    tick: async ({ kjnd, kjqj }: Month, ...invoices: readonly BureauInvoice[]) => {
      const { companyId, call, calculate } = place.office;
      const invoiceIdList = [];
      for (const one of invoices) invoiceIdList.push((await rowOf({ kjnd, kjqj }, one)).id);
      const asked = { invoiceIdList, gxzt: 1, qyid: companyId, gxnd: kjnd, gxyf: kjqj };
      expect((await call("invoice.changeTaxGxzt", asked)).message).toBe(null);
      await calculate({ kjnd, kjqj });
    },
    /** Was ticked and confirmed in a month that is over. */
    deductedIn: async (month: Month, { fphm }: BureauInvoice) => {
      await place.server.db
        .updateTable("invoice")
        .set({ gxzt: 1, sjGxzt: 1, rzzt: 1, dkzt: 1, gxnd: month.kjnd, gxyf: month.kjqj })
        .where("companyId", "=", place.office.companyId)
        .where("fphm", "=", fphm)
        .execute();
    },
  };
}

function confirmationActs(place: Place) {
  const send = async (month: Month, taskType = CONFIRM) => {
    const { companyId, call } = place.office;
    return await call("taxConfirm.sendCheckConfirmTask", { ...month, companyIdList: [companyId], taskType });
  };
  return {
    send,
    confirm: async (month: Month, taskType = CONFIRM) => {
      await finish(place.server, await send(month, taskType));
      await place.office.calculate(month);
    },
    /** The reasons that keep the month from being notified. */
    checked: async (month: Month) => {
      const { companyId, call } = place.office;
      const { result } = await call("taxConfirm.checkZzsNotice", { ...month, qyIdList: [companyId] });
      return (result as { failList: { reason: string }[] }).failList.map(({ reason }) => reason);
    },
  };
}

function letterActs(place: Place) {
  const letters = async (month: Month) => {
    const { companyId, call } = place.office;
    return (await call("specialCase.redLetter.list", { qyId: companyId, ...month })).result as Letter[];
  };
  return {
    letters,
    /** Decides about all letters of a month. */
    decide: async (month: Month, zczt: number, fields: object = {}) => {
      const { companyId, call, calculate } = place.office;
      const invoiceIdList = (await letters(month)).map(({ id }) => id);
      const decided = { qyId: companyId, ...month, invoiceIdList, zczt, ...fields };
      const answer = await call("specialCase.redLetter.save", decided);
      if (answer.code === "0") await calculate(month);
      return answer;
    },
  };
}

function figuresOf(place: Place) {
  return {
    detail: async (month: Month) => {
      const { companyId, call } = place.office;
      const { result } = await call("prediction.taxDetail", { qyid: companyId, ...month });
      return result as Readonly<Record<"jxs" | "qmdl" | "bjchjxse" | "ybxm", number>>;
    },
    basisRows: async (month: Month, figure: string) => {
      const { companyId, call } = place.office;
      const asked = { qyid: companyId, ...month, figure, pageNum: 1, pageSize: 50 };
      return (await call("prediction.basisRows", asked)).result;
    },
  };
}
