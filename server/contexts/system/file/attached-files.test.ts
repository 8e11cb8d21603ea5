import { describe, expect, test } from "vitest";
import { unpackArchive } from "../../../testing/unpack-archive.ts";
import { inService } from "../../../access/served-months.ts";
import { useTestServer } from "../../../testing/use-test-server.ts";
import { readShownAmounts } from "../../../testing/read-shown-amounts.ts";

const server = useTestServer();

const CALCULATED = 1;
const OCTOBER = { kjnd: 2026, kjqj: 10 };
const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3);

interface Image {
  readonly name: string;
  readonly url: string;
}

const upload = async (account: string, name: string, content: Uint8Array | string = PNG) => {
  const file = new File([content as Uint8Array<ArrayBuffer>], name);
  const { code, message, result } = await server.request(account, "file.upload", { file });
  if (code !== "0") throw new Error(`${name}: ${message}`);
  return result as { fileKey: string; fileUrl: string };
};
const images = async (account: string, operation: string, params: object) => {
  const { code, message, result } = await server.request(account, operation, params);
  if (code !== "0") throw new Error(`${operation}: ${message}`);
  return result as Image[];
};
const statusOf = async (account: string, url: string) =>
  (await server.fetch(account, url)).headers["content-type"];
/** Clients in service that the accountant looks after, and those that she does not. */
const clients = async (isOwn: boolean) => {
  const granted = server.db
    .selectFrom("companyGrant")
    .innerJoin("staff", "staff.userId", "companyGrant.userId")
    .select("companyGrant.companyId")
    .where("staff.account", "=", "sunli");
  const companies = await server.db
    .selectFrom("company")
    .select("companyId")
    .where("gsid", "=", 1001)
    .where(inService(server.clock))
    .where("isRemove", "=", 0)
    .where("companyId", isOwn ? "in" : "not in", granted)
    .orderBy("companyId")
    .execute();
  return companies.map(({ companyId }) => companyId);
};

describe("bank receipts", () => {
  const entriesOf = async (companyId: number) => {
    const { result } = await server.request("chenjie", "bankEntry.query", {
      companyId,
      pageNum: 1,
      pageSize: 500,
    });
    return (result as { list: { id: number; bankAccountId: number; sjfx: number }[] }).list;
  };
  const attach = async (companyId: number, sjfx: number, name: string, content: Uint8Array) => {
    const entry = (await entriesOf(companyId)).find((candidate) => candidate.sjfx === sjfx);
    const { code } = await server.request("chenjie", "bankEntry.upload", {
      bankAccountId: String(entry?.bankAccountId),
      entryId: String(entry?.id),
      multipartFile: new File([content as Uint8Array<ArrayBuffer>], name, { type: "image/png" }),
    });
    expect(code).toBe("0");
  };

  test("show their images by the side of the entry, to whoever sees the company", async () => {
    const withEntries: number[] = [];
    for (const companyId of await clients(true)) {
      const sides = new Set((await entriesOf(companyId)).map(({ sjfx }) => sjfx));
      if (sides.size === 2) withEntries.push(companyId);
      if (withEntries.length === 2) break;
    }
    const [qyId = 0, otherId = 0] = withEntries;
    await attach(qyId, 1, "收款回单.png", PNG);
    await attach(qyId, 2, "付款回单.png", PNG);
    await attach(otherId, 2, "付款回单.pdf", Buffer.from("%PDF-1.7 a"));
    const ask = async (params: object) => await images("sunli", "file.receiptImages", params);
    expect((await ask({ qyId, type: 1 })).map(({ name }) => name)).toEqual(["收款回单.png"]);
    expect((await ask({ qyId, type: 2 })).map(({ name }) => name)).toEqual(["付款回单.png"]);
    const all = await ask({ qyId });
    expect(all.map(({ name }) => name).toSorted()).toEqual(["付款回单.png", "收款回单.png"]);
    expect(await ask({ qyId: otherId })).toEqual([]);
    const [image] = all;
    const shown = await server.fetch("sunli", image?.url ?? "");
    expect(new Uint8Array(shown.rawPayload)).toEqual(PNG);
    expect(await statusOf("qianjin", image?.url ?? "")).toContain("json");
    expect(await statusOf("fenglei", image?.url ?? "")).toContain("json");
  });

  test("of companies that the user does not see stay closed", async () => {
    let qyId = 0;
    for (const companyId of await clients(false)) {
      if ((await entriesOf(companyId)).some(({ sjfx }) => sjfx === 1)) qyId = companyId;
      if (qyId > 0) break;
    }
    await attach(qyId, 1, "他人回单.png", PNG);
    expect(await server.request("sunli", "file.receiptImages", { qyId })).toMatchObject({ code: "0404" });
    const [image] = await images("heqing", "file.receiptImages", { qyId });
    expect(await statusOf("sunli", image?.url ?? "")).toContain("json");
    expect(await statusOf("zhoumy", image?.url ?? "")).toBe("image/png");
  });
});

describe("attachments", () => {
  test("of a talk and of a payroll are read by whoever may see these", async () => {
    const [qyid = 0] = await clients(true);
    const [closed = 0] = await clients(false);
    const attach = async (companyId: number) => {
      const talked = await upload("chenjie", "沟通附件.pdf", "%PDF-1.7 a");
      const paid = await upload("chenjie", "工资表.pdf", "%PDF-1.7 b");
      const message = { qyid: companyId, module: 0, content: "见附件", files: [talked.fileKey] };
      expect(await server.request("chenjie", "chat.record.submit", message)).toMatchObject({ code: "0" });
      const payroll = { companyId, ...OCTOBER, fileKey: paid.fileKey, fileName: "工资表.pdf" };
      expect(await server.request("chenjie", "salary.file.save", payroll)).toMatchObject({ code: "0" });
      return [talked.fileUrl, paid.fileUrl];
    };
    for (const url of await attach(qyid)) {
      expect(await statusOf("sunli", url)).toBe("application/pdf");
      expect(await statusOf("fenglei", url)).toContain("json");
      expect(await statusOf("qianjin", url)).toContain("json");
    }
    for (const url of await attach(closed)) expect(await statusOf("sunli", url)).toContain("json");
  });
});

describe("images of a month's taxes", () => {
  const notified = async () => {
    const rows = await server.db
      .selectFrom("companyPeriod")
      .select(["id", "companyId"])
      .where("gsid", "=", 1001)
      .where("kjnd", "=", 2026)
      .where("kjqj", "=", 10)
      .where("noticeTaxType", "=", 0)
      .where("predictionStatus", "=", CALCULATED)
      .orderBy("companyId")
      .execute();
    const check = await server.request("chenjie", "taxConfirm.confirmCheck", {
      ...OCTOBER,
      qyIdList: rows.map(({ companyId }) => companyId),
    });
    const [qyid = 0] = (check.result as { successQyIdList: number[] }).successQyIdList;
    return { qyid, rowId: rows.find(({ companyId }) => companyId === qyid)?.id ?? 0 };
  };

  const predictionStatusOf = async (rowId: number) =>
    (
      await server.db
        .selectFrom("companyPeriod")
        .select("predictionStatus")
        .where("id", "=", rowId)
        .executeTakeFirstOrThrow()
    ).predictionStatus;

  test("are those of its special cases and notices, by task and state", async () => {
    const { qyid, rowId } = await notified();
    const month = { qyid, ...OCTOBER };
    const ask = async (params: object = {}) =>
      (await images("chenjie", "file.taxImages", { ...month, ...params })).map(({ name }) => name);
    expect(await ask()).toEqual([]);
    const annex = await upload("chenjie", "未开票收入.png");
    const { taxlayerType } = await server.db
      .selectFrom("company")
      .select("taxlayerType")
      .where("companyId", "=", qyid)
      .executeTakeFirstOrThrow();
    const types = await server.request("chenjie", "specialCase.typeList", { nsrType: taxlayerType });
    const [specialType] = types.result as { id: number }[];
    const saved = await server.request("chenjie", "specialCase.confirmTempSave", {
      ...OCTOBER,
      qyId: qyid,
      specialConditions: [
        {
          specialType: specialType?.id,
          amount: 10,
          bz: "说明",
          annexList: [
            { name: "未开票收入.png", url: annex.fileUrl, fileType: 1 },
            { name: "明细.xlsx", url: "https://example.com/a.xlsx", fileType: 2 },
          ],
        },
      ],
    });
    expect(saved).toMatchObject({ code: "0" });
    await expect.poll(async () => await predictionStatusOf(rowId), { timeout: 30_000 }).toBe(CALCULATED);
    const notice = await upload("chenjie", "扣款通知.jpg", Uint8Array.of(0xff, 0xd8, 0xff, 1));
    const text = await upload("chenjie", "说明.txt", "text");
    const answer = await server.request("chenjie", "taxConfirm.confirmTax", {
      ...OCTOBER,
      operationType: 1,
      taxStatus: "correct",
      qyIdList: [qyid],
      noticeTaxReqList: await readShownAmounts(server, [qyid], OCTOBER),
      paymentTimeType: 1,
      fileKeyList: [notice.fileKey, text.fileKey],
    });
    expect(answer.result).toMatchObject({ failCount: 0 });
    expect(await ask()).toEqual(["未开票收入.png", "扣款通知.jpg"]);
    expect(await ask({ rwlx: "declare" })).toEqual(["未开票收入.png"]);
    expect(await ask({ rwlx: "pay" })).toEqual(["扣款通知.jpg"]);
    expect(await ask({ rwlx: "collect" })).toEqual([]);
    expect(await ask({ qiyongid: String(rowId) })).toHaveLength(2);
    expect(await ask({ qiyongid: String(rowId + 1) })).toEqual([]);
    await server.db.updateTable("companyPeriod").set({ noticeTaxType: 3 }).where("id", "=", rowId).execute();
    expect(await ask({ zt: 2 })).toEqual(["扣款通知.jpg"]);
    expect(await ask({ zt: 0 })).toEqual(["未开票收入.png"]);
    for (const { fileUrl } of [annex, notice]) {
      expect(await statusOf("zhoumy", fileUrl)).toMatch(/^image\//);
      expect(await statusOf("qianjin", fileUrl)).toContain("json");
      expect(await statusOf("fenglei", fileUrl)).toContain("json");
    }
    expect(await server.request("qianjin", "file.taxImages", month)).toMatchObject({ code: "0404" });
    expect(await server.request("fenglei", "file.taxImages", month)).toMatchObject({ code: "0403" });
  });
});

describe("an archive", () => {
  const pack = async (account: string, params: object) => {
    const headers = { "access-token": await server.signIn(account) };
    const url = "/file-server/zip/download";
    return await server.app.inject({ method: "POST", url, headers, payload: params });
  };
  const contentsOf = async (archive: Buffer) =>
    [...unpackArchive(archive)].map(([name, content]) => [name, content.toString()]);

  test("holds the files in their order, each under a name of its own", async () => {
    const long = "凭证".repeat(200_000);
    const files = [
      await upload("sunli", "凭证.txt", "第一份"),
      await upload("sunli", "凭证.txt", "第二份"),
      await upload("sunli", "大文件.txt", long),
    ];
    const fileKeyList = files.map(({ fileKey }) => fileKey);
    const response = await pack("sunli", { fileKeyList: fileKeyList.toReversed(), fileName: "十月凭证" });
    expect(response.headers["content-type"]).toBe("application/zip");
    expect(decodeURIComponent(String(response.headers["content-disposition"]))).toContain("十月凭证.zip");
    expect(response.rawPayload.length).toBeLessThan(long.length / 10);
    expect(await contentsOf(response.rawPayload)).toEqual([
      ["大文件.txt", long],
      ["凭证.txt", "第二份"],
      ["凭证 (2).txt", "第一份"],
    ]);
    const unnamed = await pack("sunli", { fileKeyList });
    expect(decodeURIComponent(String(unnamed.headers["content-disposition"]))).toContain("文件打包.zip");
  });

  test("with one file that the user may not read is refused whole", async () => {
    const ownFile = await upload("sunli", "a.txt", "a");
    const others = await upload("chenjie", "b.txt", "b");
    for (const second of [others.fileKey, "made-up"]) {
      const response = await pack("sunli", { fileKeyList: [ownFile.fileKey, second] });
      expect(response.json()).toMatchObject({
        code: "0404",
        message: "所选文件不存在或已被删除，请刷新后重试",
      });
    }
    const foreign = await pack("qianjin", { fileKeyList: [ownFile.fileKey] });
    expect(foreign.json()).toMatchObject({ code: "0404" });
  });

  test("of more than 100 MB is refused before it is made", async () => {
    const { fileKey } = await upload("sunli", "a.txt", "a");
    await server.db
      .updateTable("file")
      .set({ size: 100 * 1024 * 1024 + 1 })
      .where("fileKey", "=", fileKey)
      .execute();
    expect((await pack("sunli", { fileKeyList: [fileKey] })).json()).toMatchObject({
      code: "0409",
      message: "所选文件合计超过 100MB，请减少文件后分批下载",
    });
  });

  test("names some files, none of them twice", async () => {
    const { fileKey } = await upload("sunli", "a.txt", "a");
    for (const fileKeyList of [[], [fileKey, fileKey]])
      expect((await pack("sunli", { fileKeyList })).json()).toMatchObject({ code: "0400" });
  });

  test("leave out the receipts of social insurance, unless these are asked for", async () => {
    const [qyid = 0] = await clients(true);
    const month = { qyid, ...OCTOBER };
    const names = async (params: object) =>
      (await images("chenjie", "file.taxImages", { ...month, ...params })).map(({ name }) => name);
    const before = await names({});
    expect(await names({ rwlx: "social" })).toEqual([]);
    const attach = async (name: string, fjlx: string) => {
      const { fileKey } = await upload("chenjie", name);
      const payroll = { companyId: qyid, ...OCTOBER, fileKey, fileName: name, fjlx };
      expect(await server.request("chenjie", "salary.file.save", payroll)).toMatchObject({ code: "0" });
    };
    await attach("社保缴费回执.png", "sbqd");
    await attach("签收单.png", "qsd");
    expect(await names({ rwlx: "social" })).toEqual(["社保缴费回执.png"]);
    expect(await names({})).toEqual(before);
  });
});
