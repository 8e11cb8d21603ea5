import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { setUpBrowser } from "../../renderer/testing/render-screen.tsx";
import { drawScreen, planOwnScreen } from "../draw-screen.tsx";
import { emptyAnswers } from "./empty-answers.ts";
import { sampleCompany } from "./sample-company.ts";

setUpBrowser();

const ID = "account-center.company-period";
const QUARTERLY = "08";
const MONTHLY = "06";

/** The page of one company's month, seen on 20 November 2026. */
function draw(nsqxdm: string, search = "companyId=1") {
  const answers = {
    ...emptyAnswers(planOwnScreen(ID)),
    "company.chosen": () => ({ company: { ...sampleCompany, nsqxdm } }),
    "invoice.companyPeriod": () => null,
  };
  return drawScreen(ID, { answers, search, today: "2026-11-20" });
}

const period = () => screen.findByRole("combobox", { name: "账期" });
const shown = async (text: string) =>
  await waitFor(async () => expect((await period()).textContent).toBe(text));
const step = (name: RegExp) => fireEvent.click(screen.getByRole("button", { name }));

test("a quarterly filer's page opens with the last quarter that has ended", async () => {
  const { host } = draw(QUARTERLY);
  await shown("2026年09期");
  await waitFor(() =>
    expect(
      host.calls.find(({ operationId }) => operationId === "invoice.companyPeriod")?.params,
    ).toMatchObject({
      kjnd: 2026,
      kjqj: 9,
    }),
  );
});

test("a quarterly filer is offered the periods 3, 6, 9 and 12 alone", async () => {
  const page = draw(QUARTERLY);
  await shown("2026年09期");
  fireEvent.click(await period());
  const offered = async (month: number) =>
    (await screen.findByTitle(`2026-${String(month).padStart(2, "0")}`)).className.includes("disabled");
  const refused = await Promise.all(
    Array.from({ length: 12 }, async (_none, index) => await offered(index + 1)),
  );
  expect(refused.flatMap((isRefused, index) => (isRefused ? [] : [index + 1]))).toEqual([3, 6, 9]);
  fireEvent.click(screen.getByTitle("2026-05"));
  fireEvent.click(screen.getByTitle("2026-06"));
  await waitFor(() => expect(page.search()).toContain("period=2026-06"));
});

test("a quarterly filer steps from quarter to quarter", async () => {
  const page = draw(QUARTERLY, "companyId=1&period=2026-06");
  await shown("2026年06期");
  step(/^上一期，2026年03期/);
  await waitFor(() => expect(page.search()).toContain("period=2026-03"));
  step(/^下一期，2026年06期/);
  await waitFor(() => expect(page.search()).toContain("period=2026-06"));
  fireEvent.keyDown(await period(), { key: "PageDown" });
  await waitFor(() => expect(page.search()).toContain("period=2026-09"));
  expect(screen.getByRole("button", { name: /^下一期/ }).getAttribute("data-reason")).toBe("已是最晚的账期");
});

test("the month that an address names is shown, and left for the ends of quarters around it", async () => {
  const page = draw(QUARTERLY, "companyId=1&period=2026-08");
  await shown("2026年08期");
  step(/^下一期，2026年09期/);
  await waitFor(() => expect(page.search()).toContain("period=2026-09"));
});

test("a monthly filer steps from month to month", async () => {
  const page = draw(MONTHLY);
  await shown("2026年10期");
  step(/^上一期，2026年09期/);
  await waitFor(() => expect(page.search()).toContain("period=2026-09"));
});
