import { randomUUID } from "node:crypto";
import { hostileWorkbooks } from "./hostile-workbooks.ts";

/**
 * Sends hostile workbooks in a process of its own, as browsers do from machines of their own. Arguments: the server's
 * address, the number of files, the tokens of their senders. Each message begins a round, which sends all at once and is
 * answered with a line for each file.
 */
const [address = "", count = "0", ...tokens] = process.argv.slice(2);

const files = [...hostileWorkbooks()];
const forms = await Promise.all(
  Array.from({ length: Number(count) }, async (_none, index) => {
    const [name, content] = files[index % files.length] ?? ["", Buffer.alloc(0)];
    return { name, form: await formOf(content), token: tokens[index % tokens.length] ?? "" };
  }),
);
process.on("message", () => void sendAll());
process.send?.("ready");

async function sendAll(): Promise<void> {
  process.send?.(
    await Promise.all(forms.map(async ({ name, form, token }) => `${name}: ${await upload(form, token)}`)),
  );
}

interface Form {
  readonly type: string;
  readonly bytes: ArrayBuffer;
}

async function formOf(content: Buffer): Promise<Form> {
  const form = new FormData();
  form.append("multipartFile", new File([Uint8Array.from(content)], "客户.xlsx"));
  const sent = new Response(form);
  return { type: sent.headers.get("content-type") ?? "", bytes: await sent.arrayBuffer() };
}

async function upload({ type, bytes }: Form, token: string): Promise<string> {
  const begin = performance.now();
  const answer = await fetch(new URL("/api/fcp/web/company/importPlan", address), {
    method: "POST",
    headers: { "access-token": token, "idempotency-key": randomUUID(), "content-type": type },
    body: bytes,
  });
  const { code, message } = (await answer.json()) as { readonly code: string; readonly message: string };
  return `${code} ${message} after ${((performance.now() - begin) / 1000).toFixed(1)} s`;
}
