import { describe, expect, test } from "vitest";
import { jobEnd } from "../../../testing/follow-job.ts";
import { useTestServer } from "../../../testing/use-test-server.ts";

const server = useTestServer();

interface Setting {
  readonly szid: number;
  readonly zspm: string;
  readonly sbzq: string;
  readonly sl: number | null;
  readonly startDate: string;
  readonly endDate: string | null;
  readonly taxSource: number;
  readonly isDue: boolean;
}

interface Settings {
  readonly nsqxdm: string;
  readonly cjzt: number | null;
  readonly taskid: string | null;
  readonly collectMessage: string | null;
  readonly settings: readonly Setting[];
}

const call = async (operation: string, params: object) => await server.request("chenjie", operation, params);
const query = async (qyid: number, kjnd = 2026, kjqj = 10) =>
  (await call("collection.setting.query", { qyid, kjnd, kjqj })).result as Settings;
const sent = ({ szid, zspm, sbzq, sl, startDate, endDate }: Setting) => ({
  szid,
  zspm,
  sbzq,
  sl,
  startDate,
  endDate,
});

describe("tax settings", () => {
  test("say what is due in a period", async () => {
    const october = await query(1_001_001);
    const september = await query(1_001_001, 2026, 9);
    expect(october.settings.length).toBeGreaterThan(5);
    const due = ({ settings }: Settings) => settings.filter(({ isDue }) => isDue).length;
    expect(due(september)).toBeGreaterThan(due(october));
    expect(due(await query(1_001_001, 2001, 1))).toBe(0);
  });

  test("become the list that is sent, and what is changed by hand is marked so", async () => {
    const qyid = 1_001_002;
    const before = (await query(qyid)).settings;
    const stamp = before.find(({ szid }) => szid === 9);
    const changed = before
      .filter(({ szid }) => szid !== 63 && szid !== 6)
      .map((setting) => (setting === stamp ? { ...sent(setting), sbzq: "10" } : sent(setting)));
    const added = { szid: 67, zspm: "消费税", sbzq: "06", sl: 0.1, startDate: "2026-01-01" };
    const answer = await call("collection.setting.save", { qyid, settings: [...changed, added] });
    expect(answer.result).toBe(changed.length + 1);
    const after = (await query(qyid)).settings;
    expect(after.map(({ szid }) => szid)).not.toContain(6);
    expect(after.find(({ szid }) => szid === 67)).toMatchObject({ taxSource: 2 });
    expect(after.find(({ szid }) => szid === 9)).toMatchObject({ sbzq: "10", taxSource: 2, isDue: false });
    expect(after.find(({ szid }) => szid === 1)).toMatchObject({ taxSource: 1 });
  });

  test("that have ended stay when what was read is saved", async () => {
    const qyid = 1_001_004;
    const { settings } = await query(qyid);
    const ended = { szid: 67, zspm: "消费税", sbzq: "06", startDate: "2025-01-01", endDate: "2025-12-31" };
    await call("collection.setting.save", { qyid, settings: [...settings.map(sent), ended] });
    const after = (await query(qyid)).settings;
    expect(after.find(({ szid }) => szid === 67)).toMatchObject({ endDate: "2025-12-31", isDue: false });
    await call("collection.setting.save", { qyid, settings: after.map(sent) });
    expect((await query(qyid)).settings).toEqual(after);
  });

  test("are refused at their places", async () => {
    const { nsqxdm, settings } = await query(1_001_003);
    const vat = settings.find(({ szid }) => szid === 1) as Setting;
    const wrong = { ...sent(vat), sbzq: nsqxdm === "06" ? "08" : "06" };
    const over = { szid: 9, zspm: "买卖合同", sbzq: "11", startDate: "2026-05-01", endDate: "2026-01-01" };
    const answer = await call("collection.setting.save", { qyid: 1_001_003, settings: [wrong, over, over] });
    const { fieldErrors } = answer.result as { fieldErrors: { path: string }[] };
    expect(fieldErrors.map(({ path }) => path)).toEqual([
      "settings.0.sbzq",
      "settings.1.endDate",
      "settings.2.zspm",
      "settings.2.endDate",
    ]);
    expect((await query(1_001_003)).settings).toEqual(settings);
  });
});

describe("collecting", () => {
  test("brings the bureau's registration, or says why not", async () => {
    const states = new Set<number>();
    for (let place = 1; place <= 14; place += 1) {
      const qyid = 1_001_000 + place;
      const { code, result } = await call("collection.task.send", { qyid, kjnd: 2026, kjqj: 9 });
      if (code !== "0") continue;
      const { taskid } = result as { taskid: string };
      await jobEnd(server, "chenjie", taskid);
      const checked = (await call("collection.task.check", { taskid })).result as Record<string, unknown>;
      expect(checked).toMatchObject({ qyid, kjqj: 9, taskKind: 1, status: checked.cjzt === 2 ? 1 : 2 });
      const { cjzt, settings, collectMessage } = await query(qyid, 2026, 9);
      expect(cjzt).toBe(checked.cjzt);
      if (cjzt === 2) expect(settings.some(({ taxSource }) => taxSource === 1)).toBe(true);
      else expect(collectMessage).toContain("登录失败");
      states.add(Number(cjzt));
    }
    expect([...states].toSorted((a, b) => a - b)).toEqual([2, 5]);
  });

  test("social insurance becomes one of the taxes, where there is any", async () => {
    const { result } = await call("collection.task.socialSecurity", {
      qyid: 1_001_004,
      kjnd: 2026,
      kjqj: 10,
    });
    const task = await jobEnd(server, "chenjie", (result as { taskid: string }).taskid);
    const isInsured = (await query(1_001_004)).settings.some(({ szid }) => szid === 69);
    expect(isInsured).toBe(task.status === 1);
  });

  test("what is over cannot be cancelled", async () => {
    const { result } = await call("collection.task.send", { qyid: 1_001_005, kjnd: 2026, kjqj: 10 });
    const { taskid } = result as { taskid: string };
    await jobEnd(server, "chenjie", taskid);
    expect((await call("collection.task.cancel", { taskid })).message).toContain("已结束");
    expect((await call("collection.task.check", { taskid: "nobody" })).code).toBe("0404");
  });
});

test("forms that are declared stay, others go and come again with the next collection", async () => {
  const qyid = 1_001_001;
  const declared = await call("collection.reportBox.delete", { qyid, kjnd: 2026, kjqj: 9 });
  expect(declared.message).toContain("已有报表完成申报");
  const gone = await call("collection.reportBox.delete", { qyid, kjnd: 2026, kjqj: 10 });
  expect(gone.result).toBeGreaterThan(0);
  expect((await call("collection.reportBox.delete", { qyid, kjnd: 2026, kjqj: 10 })).code).toBe("0404");
});

test("each area has its box", async () => {
  expect((await call("collection.boxId", { areaId: "32" })).result).toMatchObject({ boxId: "BOX-3200-1001" });
});
