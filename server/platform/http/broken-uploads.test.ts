import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { beforeAll, expect, test } from "vitest";
import { encodeForm } from "../../testing/encode-form.ts";
import { useTestServer } from "../../testing/use-test-server.ts";

const server = useTestServer();
const MB = 1024 * 1024;
let port: number;
let token: string;

beforeAll(async () => {
  await server.app.listen({ port: 0, host: "127.0.0.1" });
  ({ port } = server.app.server.address() as AddressInfo);
  token = await server.signIn("chenjie");
});

const fileOf = (bytes: number) => new File([`%PDF-1.4\n${"x".repeat(bytes - 9)}`], "发票.pdf");

async function upload(file: File, key: string = randomUUID()) {
  return await server.requestWith(token, "file.upload", { file }, key);
}

/** Sends the first bytes of the request and closes the line, as a browser whose tab is closed. */
async function cutOff(
  file: File,
  { share, key }: { readonly share: number; readonly key: string },
): Promise<void> {
  const { headers, payload } = await encodeForm({ file });
  const head = [
    "POST /api/fcp/web/customerFile/upload HTTP/1.1",
    "host: localhost",
    `access-token: ${token}`,
    `idempotency-key: ${key}`,
    `content-type: ${headers["content-type"]}`,
    `content-length: ${payload.byteLength}`,
  ];
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  socket.write(`${head.join("\r\n")}\r\n\r\n`);
  await new Promise((resolve) => socket.write(payload.subarray(0, payload.byteLength * share), resolve));
  socket.destroy();
  await once(socket, "close");
}

async function stored(): Promise<{ files: number; keys: number }> {
  const count = async (table: "file" | "idempotency") => {
    const { total } = await server.db
      .selectFrom(table)
      .select((from) => from.fn.countAll<number>().as("total"))
      .executeTakeFirstOrThrow();
    return total;
  };
  return { files: await count("file"), keys: await count("idempotency") };
}

test("an upload that is cut off leaves nothing, and its second try stands there once", async () => {
  const before = await stored();
  const file = fileOf(2 * MB);
  const keys = Array.from({ length: 10 }, () => randomUUID());
  for (const [index, key] of keys.entries()) await cutOff(file, { share: (index + 0.5) / keys.length, key });
  expect(await stored()).toEqual(before);
  const [key = ""] = keys;
  const first = await upload(file, key);
  expect(first).toMatchObject({ code: "0" });
  expect(await upload(file, key)).toEqual(first);
  expect((await stored()).files).toBe(before.files + 1);
});

test("the same file sent by two intents is two files", async () => {
  const before = await stored();
  await upload(fileOf(1000));
  await upload(fileOf(1000));
  expect((await stored()).files).toBe(before.files + 2);
});
