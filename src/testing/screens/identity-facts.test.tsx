import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { setUpBrowser } from "../../renderer/testing/render-screen.tsx";
import { drawScreen, planOwnScreen } from "../draw-screen.tsx";
import { emptyAnswers } from "./empty-answers.ts";
import { sampleCompany } from "./sample-company.ts";

setUpBrowser();

test.each(["110101199003078515", "110101900307851"])(
  "the form of a person tells birth date and age of %s while it is typed",
  async (number) => {
    const id = "account-center.salary-persons";
    drawScreen(id, {
      answers: emptyAnswers(planOwnScreen(id)),
      context: { company: sampleCompany, period: "2026-10" },
    });
    fireEvent.click(await screen.findByRole("button", { name: "新增人员" }));
    const dialog = await screen.findByRole("dialog");
    const input = await within(dialog).findByRole("textbox", { name: "证件号码" });
    fireEvent.change(input, { target: { value: number.slice(0, -1) } });
    expect(within(dialog).queryByText(/出生，/)).toBeNull();
    fireEvent.change(input, { target: { value: number } });
    expect(await within(dialog).findByText(/^1990-03-07 出生，\d+ 岁$/)).toBeTruthy();
  },
);

test("the legal person's number tells birth date and age once it is shown whole", async () => {
  const id = "customer.detail-business";
  drawScreen(id, {
    answers: {
      ...emptyAnswers(planOwnScreen(id)),
      "customerProfile.businessInfo": () => ({ companyId: 1, legalPersonIdCardNo: "1101**********8515" }),
      "company.reveal": () => "110101199003078515",
    },
    search: "companyId=1",
  });
  const masked = await screen.findByText("1101**********8515");
  const cell = masked.closest<HTMLElement>(".field-masked");
  if (!cell) throw new Error("the number has no way to be shown");
  fireEvent.click(within(cell).getByRole("button", { name: "查看完整内容" }));
  expect((await screen.findByText("110101199003078515")).title).toMatch(/^1990-03-07 出生，\d+ 岁$/);
});
