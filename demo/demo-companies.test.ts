import { expect, test } from "vitest";
import { readIdentityNumber } from "../src/domain/identity-number.ts";
import { taxNumberFault } from "../src/domain/tax-number.ts";
import { TRADE_SECTORS } from "../server/contexts/clients/company/edit/trade-sectors.ts";
import { createClock } from "../server/platform/clock.ts";
import { addedCohorts } from "./demo-cohort.ts";
import { demoCompanies } from "./demo-companies.ts";
import { MOST_COMPANIES } from "./enlarge-firm.ts";

const at = (now: string) => createClock(now, () => 0);
const clock = at("2026-11-20 10:00:00");
const [large, small] = [demoCompanies(1001, clock, 1), demoCompanies(1002, clock, 1)];
const all = [...large, ...small];
const count = (companies: typeof all, holds: (company: (typeof all)[number]) => boolean) =>
  companies.filter(holds).length;

test("80 companies of one firm and 12 of the other, no two alike", () => {
  expect([large.length, small.length]).toEqual([80, 12]);
  for (const key of ["companyId", "companyName", "taxlayerNo"] as const) {
    expect(new Set(all.map((company) => company[key])).size, key).toBe(92);
  }
});

test("clients are in six provinces", () => {
  expect(new Set(all.map(({ provinceId }) => provinceId))).toEqual(
    new Set(["31", "32", "33", "34", "44", "51"]),
  );
});

test("tax numbers and identity numbers are sound", () => {
  for (const { taxlayerNo, legalPersonIdCardNo } of all) {
    expect(taxNumberFault(taxlayerNo)).toBeNull();
    if (legalPersonIdCardNo) expect(readIdentityNumber(legalPersonIdCardNo, "2026-11-20")).not.toBeNull();
  }
});

test("every kind of taxpayer is there", () => {
  for (const companies of [large, small]) {
    for (const [type, period] of [
      ["001", "06"],
      ["101", "06"],
      ["101", "08"],
    ]) {
      const isThere = companies.some((company) => company.taxlayerType === type && company.nsqxdm === period);
      expect(isThere || companies === small, `${type} ${period}`).toBe(true);
    }
  }
  expect(count(all, ({ taxlayerType, companyType }) => taxlayerType === "001" && companyType === "2")).toBe(
    0,
  );
});

test("some are stopped, some are in the recycle bin, most are in service", () => {
  for (const [companies, least] of [
    [large, 60],
    [small, 9],
  ] as const) {
    expect(
      count(companies, ({ stopPeriod, isRemove }) => stopPeriod !== null && isRemove === 0),
    ).toBeGreaterThan(0);
    expect(count(companies, ({ isRemove }) => isRemove === 1)).toBeGreaterThan(0);
    expect(
      count(companies, ({ stopPeriod, isRemove }) => stopPeriod === null && isRemove === 0),
    ).toBeGreaterThan(least);
  }
});

test("industries are those of the national classification", () => {
  const names = new Set(TRADE_SECTORS.map(({ name }) => name));
  expect(all.filter(({ industry }) => !names.has(industry ?? ""))).toEqual([]);
});

test("the same clock makes the same data, another day moves it", () => {
  expect(demoCompanies(1001, at("2026-11-20 10:00:00"), 1)).toEqual(large);
  const later = demoCompanies(1001, at("2027-03-20 10:00:00"), 1);
  expect(later.map(({ companyName }) => companyName)).toEqual(large.map(({ companyName }) => companyName));
  expect(later[0]?.beginDate).toBe("2027-02-03");
  expect(large[0]?.beginDate).toBe("2026-10-06");
});

test("nothing lies ahead of the clock", () => {
  for (const { beginDate, createTime, updateTime, removeTime, registrationDate } of all) {
    for (const time of [beginDate, createTime, updateTime, removeTime, registrationDate]) {
      if (time) expect(time <= clock.now()).toBe(true);
    }
  }
});

test("the largest firm there can be has no two companies alike", () => {
  const many = addedCohorts(MOST_COMPANIES).flatMap((cohort) => demoCompanies(1001, clock, 1, cohort));
  const companies = [...all, ...many];
  expect(large.length + many.length).toBe(MOST_COMPANIES);
  for (const key of ["companyId", "companyName", "taxlayerNo"] as const) {
    expect(new Set(companies.map((company) => company[key])).size, key).toBe(companies.length);
  }
  expect(companies.filter(({ taxlayerNo }) => taxNumberFault(taxlayerNo) !== null)).toEqual([]);
});
