import type { Locator, Page } from "@playwright/test";
import { taxNumberCheckDigit } from "../../../src/domain/tax-number.ts";
import type { Api } from "./api.ts";
import { findUser } from "./users.ts";

const AREA = "/api/fcp/web";

export const IN_SERVICE = 1;
export const STOPPED = 0;
export const IN_TRASH = 2;

/** A client company as the backend lists it. */
export interface Company {
  readonly companyId: number;
  readonly companyName: string;
  readonly taxlayerNo: string;
  readonly taxlayerType: string;
  readonly nsqxdm: string;
  readonly khbm: string;
  readonly provinceId: string;
  readonly industry: string | null;
  readonly statusCode: number;
  readonly stopPeriod: string | null;
  readonly beginDate: string;
  readonly createTime: string;
  readonly lxrName: string | null;
  readonly lxrPhone: string | null;
  readonly userNames: string;
  readonly tags: readonly { readonly label: string }[];
}

export interface Tag {
  readonly id: number;
  readonly name: string;
  readonly color: string;
  readonly companyCount: number;
}

/** Companies of the firm as the database has them; without a `status`, those in service and stopped. */
export async function findCompanies(api: Api, filters: object = {}): Promise<readonly Company[]> {
  const { list } = await resultOf<{ list: readonly Company[] }>(
    api.post(`${AREA}/company/list`, {
      pageSize: 500,
      sortField: "createTime",
      sortOrder: "desc",
      ...filters,
    }),
  );
  return list;
}

/** The company of this name, wherever it is; undefined when there is none. */
export async function findCompany(api: Api, companyName: string): Promise<Company | undefined> {
  const companies = await Promise.all(
    [IN_SERVICE, STOPPED, IN_TRASH].map((status) => findCompanies(api, { companyName, status })),
  );
  return companies.flat().find((company) => company.companyName === companyName);
}

let given = 0;

/** A sound unified social credit code that no company has. */
export function freeTaxNumber(): string {
  given += 1;
  const first = `91310115MA9${String(given).padStart(5, "0")}X`;
  return `${first}${taxNumberCheckDigit(first)}`;
}

/** Takes a small taxpayer of Shanghai in. */
export async function addCompany(api: Api, companyName: string, more: object = {}): Promise<Company> {
  const company = {
    companyName,
    taxlayerNo: freeTaxNumber(),
    taxlayerType: "101",
    nsqxdm: "08",
    companyType: "1",
    provinceId: "31",
    beginDate: "2026-01-01",
    ...more,
  };
  await resultOf(api.post(`${AREA}/company/add`, company));
  const added = await findCompany(api, companyName);
  if (!added) throw new Error(`${companyName} was not added`);
  return added;
}

export async function removeCompanies(api: Api, ...companies: readonly Company[]): Promise<void> {
  const companyIdList = companies.map(({ companyId }) => companyId);
  await resultOf(api.post(`${AREA}/company/delete`, { companyIdList }));
}

/** Ends the service for the company in 2026-10. */
export async function stopCompany(api: Api, { companyId }: Company): Promise<void> {
  const params = { companyIdList: [companyId], stopYear: 2026, stopMonth: 10 };
  await resultOf(api.post(`${AREA}/company/stop`, params));
}

/** Makes this user responsible for the company. */
export async function dispatchTo(api: Api, company: Company, account: string): Promise<void> {
  const user = await findUser(api, account);
  await resultOf(
    api.post("/api/fintax/application/dz/companyUserAuth/batchAdd", {
      companyIdList: [company.companyId],
      userIdList: [user?.id],
    }),
  );
}

export async function findTags(api: Api): Promise<readonly Tag[]> {
  const { list } = await resultOf<{ list: readonly Tag[] }>(
    api.get(`${AREA}/company/tag/list?pageNum=1&pageSize=500`),
  );
  return list;
}

export async function addTag(api: Api, name: string): Promise<Tag> {
  await resultOf(api.post(`${AREA}/company/tag/save`, { name, color: "success" }));
  const added = (await findTags(api)).find((tag) => tag.name === name);
  if (!added) throw new Error(`the tag ${name} was not added`);
  return added;
}

export async function tagCompany(api: Api, company: Company, tag: Tag): Promise<void> {
  const change = { companyIdList: [company.companyId], tagMode: "add", tagIdList: [tag.id] };
  await resultOf(api.put(`${AREA}/company/batchUpdate`, change));
}

export async function resultOf<Result>(answering: ReturnType<Api["post"]>): Promise<Result> {
  const { code, message, result } = await answering;
  if (code !== "0") throw new Error(`refused with ${code}: ${message}`);
  return result as Result;
}

/** The row of a company, whose name stands in one cell with its tax number. */
export function companyRow(page: Page, name: string): Locator {
  return page.getByRole("row").filter({ has: page.getByText(name, { exact: true }) });
}
