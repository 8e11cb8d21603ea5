import type { Locator, Page } from "@playwright/test";
import type { PageName } from "../build-pages.ts";
import type { Subject } from "../report.ts";
import type { TalkingCompany } from "./add-talk.ts";

/** The talks with a client, and where their parts are found. */
export interface ChatSubject extends Subject {
  readonly name: PageName;
  /** Shows another talk of the company. */
  readonly open: (page: Page, address: string, company: TalkingCompany) => Promise<void>;
  /** Of the long talk. */
  readonly tab: (page: Page) => Locator;
  readonly message: string;
  /** Inside a message. */
  readonly writer: string;
  readonly time: string;
  readonly words: string;
  readonly input: string;
  /** The sign of a message that is not kept yet. */
  readonly underWay: string;
}

const TALK = { name: "银行流水" };
const OTHER_TALK = { name: "其他" };

const OURS: ChatSubject = {
  name: "ours",
  title: "ours",
  open: async (page, address, { companyName }) => {
    await page.goto(`${address}/workbench/index`);
    await page
      .getByRole("banner")
      .getByRole("button", { name: /^企业沟通/ })
      .click();
    await page.getByRole("textbox", { name: "搜索企业" }).fill(companyName);
    await page.getByRole("option", { name: companyName }).first().click();
    await page.getByRole("tab", OTHER_TALK).click();
  },
  tab: (page) => page.getByRole("tab", TALK),
  message: ".chat-scroll .chat-message",
  writer: ".chat-name",
  time: "time",
  words: ".chat-words",
  input: ".chat-input",
  underWay: ".chat-sending",
};

const ANTD_LIST: ChatSubject = {
  name: "antd-chat",
  title: "antd List",
  open: async (page, address, { companyId }) => {
    await page.goto(`${address}/antd-chat/page.html?company=${companyId}`);
    await page.getByRole("tab", OTHER_TALK).waitFor();
  },
  tab: (page) => page.getByRole("tab", TALK),
  message: ".ant-list-item",
  writer: ".writer",
  time: ".time",
  words: ".ant-list-item-meta-description",
  input: "textarea",
  underWay: ".under-way",
};

export const CHATS = [OURS, ANTD_LIST] as const;
