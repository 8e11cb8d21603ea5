import { expect, test } from "vitest";
import { ownProject } from "../testing/own-project.ts";
import { permissionTree } from "./permission-tree.ts";

const tree = permissionTree(ownProject);

const below = (code: string) =>
  [...tree.keys()]
    .filter((known) => known.startsWith(`${code}.`))
    .map((known) => known.slice(code.length + 1));
const holds = (group: string, codes: readonly string[]) =>
  expect(below(group)).toEqual(expect.arrayContaining([...codes]));

test("basic settings have their codes", () => {
  holds("basicSetting", [
    "organisation",
    "rolePermission",
    "staffActions",
    "myRights",
    "miniProgrammeBinding",
    "logs",
    "tags",
  ]);
  expect(below("basicSetting.rolePermission")).toEqual(["add", "view", "edit", "delete", "copy"]);
});

test("the codes stand in the order of the menu, groups and what is in them", () => {
  const groups = [...tree.values()].filter(({ ancestors }) => ancestors.length === 0);
  expect(groups.map(({ title }) => title).slice(0, 3)).toEqual(["首页", "客户中心", "核算中心"]);
  const settings = [...tree.values()].filter(({ ancestors }) => ancestors.at(-1) === "basicSetting");
  expect(settings.map(({ title }) => title).slice(0, 3)).toEqual(["用户管理", "组织架构", "角色权限"]);
});

test("the home page has its codes", () => {
  expect(below("home")).toEqual(["performance", "filingProgress"]);
});

test("the customer centre has its codes", () => {
  holds("customerCentre.customerInfo", [
    "add",
    "import",
    "collect",
    "edit",
    "delete",
    "dispatch",
    "export",
    "tags",
    "stopService",
    "recycleBin",
    "authorisation",
    "inService",
    "stopped",
  ]);
});

test("business insight has its codes", () => {
  holds("businessInsight", ["opportunities", "compliance"]);
});

test("the performance centre has its codes", () => {
  holds("performanceCentre", ["followUp", "visits", "contracts", "training", "aiPractice"]);
});

test("the accounting centre has its codes", () => {
  holds("accountingCentre", [
    "workOrders",
    "billConfirm",
    "personalTax",
    "invoiceCollection",
    "corporateIncomeTax",
    "socialInsurance",
    "bankStatements",
    "feedback",
    "taxConfirmation",
    "otherTaxes",
    "filingProgress",
    "taxAccounts",
    "reports",
    "annualFiling",
  ]);
});

test("enterprise WeChat is one code", () => {
  expect(tree.get("enterpriseWechat")?.title).toBe("企业微信");
  expect(below("enterpriseWechat")).toEqual([]);
});

test("the digital employee is one code", () => {
  expect(tree.get("digitalEmployee")?.title).toBe("数智员工");
  expect(below("digitalEmployee")).toEqual([]);
});

test("revoking a personal-tax filing has a code of its own", () => {
  expect(tree.get("accountingCentre.personalTax.revokeFiling")).toEqual({
    code: "accountingCentre.personalTax.revokeFiling",
    title: "个税撤销申报",
    resourceType: "BUTTON",
    ancestors: ["accountingCentre", "accountingCentre.personalTax"],
  });
});

test("a code begins with its parent's", () => {
  for (const { code, ancestors } of tree.values()) {
    const parent = ancestors.at(-1);
    expect(parent === undefined ? !code.includes(".") : code.startsWith(`${parent}.`)).toBe(true);
  }
});
