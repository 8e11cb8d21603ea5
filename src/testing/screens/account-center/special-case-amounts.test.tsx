import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { SPECIAL_CASE_TYPES } from "../../../domain/tax/special-case-types.ts";
import { setUpBrowser } from "../../../renderer/testing/render-screen.tsx";
import { drawScreen } from "../../draw-screen.tsx";
import { sampleCompany } from "../sample-company.ts";

setUpBrowser();

const NAMES: { readonly [id: number]: string } = {
  1: "进项税额转出",
  2: "防伪税控费",
  3: "旅客运输服务抵扣",
  4: "外地预缴",
  5: "无票收入",
  6: "其他",
};
const SAVE = "specialCase.confirmTempSave";

/** The form of a general taxpayer's October, with these cases. */
async function draw(specialConditions: readonly object[] = []) {
  const { host } = drawScreen("account-center.special-cases", {
    context: { company: { ...sampleCompany, taxlayerType: "001" }, period: "2026-10" },
    answers: {
      "specialCase.typeList": () => SPECIAL_CASE_TYPES.map((type) => ({ ...type, name: NAMES[type.id] })),
      "specialCase.detail": () => ({
        specialConditions,
        redLetterCount: 0,
        xxNoTicketCount: specialConditions.length,
        lockedReason: null,
        incompleteList: [],
        isAnnexMissing: false,
        usualRate: 0.13,
        rates: [0.06, 0.13],
        quarterList: [],
        rowVersion: "1",
      }),
      [SAVE]: () => ({ savedCount: 1, incompleteList: [] }),
    },
  });
  await screen.findByRole("checkbox", { name: "外地预缴" });
  return {
    saved: async () => {
      fireEvent.click(screen.getByRole("button", { name: "保存" }));
      await waitFor(() => expect(host.calls.some(({ operationId }) => operationId === SAVE)).toBe(true));
      const params = host.calls.find(({ operationId }) => operationId === SAVE)?.params;
      return (params as { specialConditions: object[] }).specialConditions;
    },
  };
}

const tick = (name: string) => fireEvent.click(screen.getByRole("checkbox", { name }));
const entry = async (name: string) => within(await screen.findByRole("region", { name }));
const type = async (name: string, field: RegExp, value: string) =>
  fireEvent.change(await (await entry(name)).findByRole("textbox", { name: field }), { target: { value } });
const choose = async (name: string, option: RegExp) =>
  fireEvent.click(await (await entry(name)).findByRole("radio", { name: option }));

test("each kind says which figure its amount is", async () => {
  await draw();
  for (const { id, amountTitle } of SPECIAL_CASE_TYPES) {
    const name = NAMES[id] ?? "";
    tick(name);
    const [words = ""] = amountTitle.split("（");
    await (await entry(name)).findByRole("textbox", { name: new RegExp(words) });
  }
});

test("takings are given without tax or with it, and the other figure stands beside at the rate", async () => {
  const { saved } = await draw();
  tick("无票收入");
  await type("无票收入", /不含税销售额/, "1000");
  await (await entry("无票收入")).findByText("含税 1,130.00 元 = 不含税 × (1 + 13%)");
  await choose("无票收入", /^含税/);
  await type("无票收入", /含税收入/, "2260");
  await (await entry("无票收入")).findByText("不含税 2,000.00 元 = 含税 ÷ (1 + 13%)");
  expect(await saved()).toMatchObject([{ specialType: 5, hsbz: 1, pmje: 2260 }]);
});

test("fares of planes and trains, and of buses and ships, say the tax in them and how it is worked out", async () => {
  const { saved } = await draw();
  tick("旅客运输服务抵扣");
  await choose("旅客运输服务抵扣", /航空、铁路/);
  await type("旅客运输服务抵扣", /票面金额/, "1090");
  await (await entry("旅客运输服务抵扣")).findByText("可抵扣税额 90.00 元 = 票面 ÷ (1 + 9%) × 9%");
  await choose("旅客运输服务抵扣", /公路、水路/);
  await type("旅客运输服务抵扣", /票面金额/, "103");
  await (await entry("旅客运输服务抵扣")).findByText("可抵扣税额 3.00 元 = 票面 ÷ (1 + 3%) × 3%");
  fireEvent.click(screen.getByRole("button", { name: "保存" }));
  fireEvent.click(await screen.findByRole("button", { name: "稍后填写" }));
  expect(await saved()).toMatchObject([{ specialType: 3, pjlx: 2, pmje: 103 }]);
});

test("a second rate has an entry of its own, which can be removed until it is saved", async () => {
  const { saved } = await draw([{ specialType: 5, amount: 1000, sl: 0.13, hsbz: 0, pjlx: null, pmje: null }]);
  const add = () => screen.getByRole("button", { name: "无票收入：再加一项" });
  await entry("无票收入");
  expect(screen.queryByRole("button", { name: "删除无票收入" })).toBeNull();
  fireEvent.click(add());
  await entry("无票收入 2");
  fireEvent.click(screen.getByRole("button", { name: "删除无票收入 2" }));
  await waitFor(() => expect(screen.queryByRole("region", { name: "无票收入 2" })).toBeNull());
  fireEvent.click(add());
  await type("无票收入 2", /不含税销售额/, "500");
  await type("无票收入 2", /税率/, "6");
  expect(await saved()).toMatchObject([
    { specialType: 5, amount: 1000, sl: 0.13 },
    { specialType: 5, amount: 500, sl: 0.06 },
  ]);
});
