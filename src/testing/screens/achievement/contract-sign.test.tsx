// The screen loads it lazily; here it shall be at hand.
import "../../../renderer/embed/embed-view.tsx";
import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { setUpBrowser } from "../../../renderer/testing/render-screen.tsx";
import { drawScreen } from "../../draw-screen.tsx";

setUpBrowser();

test("where no CRM is connected the page says what to set, and again when it has looked again", async () => {
  drawScreen("achievement.contract-sign");
  const words = async () => (await screen.findByRole("alert")).textContent;
  expect(await words()).toContain("「合同签订」尚未接入");
  expect(await words()).toContain("CRM_URL");
  fireEvent.click(screen.getByRole("button", { name: "重新检查" }));
  expect(await words()).toContain("CRM_URL");
});
