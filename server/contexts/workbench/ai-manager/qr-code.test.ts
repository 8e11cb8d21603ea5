import { inflateSync } from "node:zlib";
import decodeQr from "jsqr";
import { expect, test } from "vitest";
import { useTestServer } from "../../../testing/use-test-server.ts";

const server = useTestServer();

/** The pixels of a PNG of one bit a pixel, unfiltered, whose set bits are black. */
function readPixels(png: Buffer): { data: Uint8ClampedArray; width: number; height: number } {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const start = png.indexOf("IDAT") + 4;
  const rows = inflateSync(png.subarray(start, start + png.readUInt32BE(start - 8)));
  const stride = rows.length / height;
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const bits = rows[y * stride + 1 + (x >> 3)] ?? 0;
      if ((bits & (128 >> (x & 7))) !== 0) data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  }
  return { data, width, height };
}

const scan = async (account: string) => {
  const { code, result } = await server.request(account, "aiManager.qrCode");
  expect(code).toBe("0");
  const { url } = result as { url: string };
  expect(url).toMatch(/^data:image\/png;base64,/);
  const { data, width, height } = readPixels(Buffer.from(url.slice(url.indexOf(",") + 1), "base64"));
  return decodeQr(data, width, height)?.data;
};
const userId = async (account: string) =>
  (
    await server.db
      .selectFrom("staff")
      .select("userId")
      .where("account", "=", account)
      .executeTakeFirstOrThrow()
  ).userId;

test("a phone reads the firm's own address, and who shows it", async () => {
  for (const [account, gsid] of [
    ["sunli", 1001],
    ["qianjin", 1002],
  ] as const) {
    expect(await scan(account)).toBe(
      `https://ai.firm${gsid}.example.com/manager?gsid=${gsid}&userId=${await userId(account)}`,
    );
  }
});

test("without an address, or with one that is none of the web, there is no code", async () => {
  const set = async (configValue: string) =>
    await server.db
      .updateTable("plainRecord")
      .set({ fields: JSON.stringify({ fatherKey: "aiManager", configKey: "url", configValue, remark: "" }) })
      .where("gsid", "=", 1001)
      .where("resource", "=", "configEntry")
      .where("id", "=", entryId)
      .execute();
  const { id: entryId } = await server.db
    .selectFrom("plainRecord")
    .select("id")
    .where("gsid", "=", 1001)
    .where("resource", "=", "configEntry")
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  for (const address of ["", "javascript:alert(1)", "ai.example.com"]) {
    await set(address);
    expect(await server.request("sunli", "aiManager.qrCode")).toMatchObject({
      code: "0409",
      message: "尚未配置 AI 管家的访问地址，请联系客服人员开通",
    });
  }
});
