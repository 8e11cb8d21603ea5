import { act, cleanup, configure, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, expect, test } from "vitest";
import { showControl } from "../testing/show-control.tsx";

beforeAll(() => configure({ defaultHidden: true }));
afterEach(cleanup);

const upload = { call: "customerFile.upload" };
const old = { fileKey: "k0", fileName: "旧.png", fileUrl: "/f/0" };

function choose(...files: File[]) {
  fireEvent.change(screen.getByLabelText("选择文件"), { target: { files } });
}

function file(name: string, size = 3) {
  const made = new File(["abc"], name);
  Object.defineProperty(made, "size", { value: size });
  return made;
}

test("a chosen file is sent at once and joins the value when it has arrived", async () => {
  const calls: unknown[] = [];
  const call = async (operation: string, params: Record<string, unknown>) => {
    calls.push([operation, (params.file as File).name]);
    return { fileKey: "k1", fileName: "合同.png", fileUrl: "/f/1" };
  };
  const { changes } = showControl("files", [old], { upload }, { call });
  choose(file("合同.png"));
  await waitFor(() =>
    expect(changes).toEqual([[old, { fileKey: "k1", fileName: "合同.png", fileUrl: "/f/1" }]]),
  );
  expect(calls).toEqual([["customerFile.upload", "合同.png"]]);
  expect(screen.queryByRole("progressbar")).toBeNull();
});

test("files that arrive in another order are all kept", async () => {
  const arrive = new Map<string, (result: unknown) => void>();
  const call = (_operation: string, params: Record<string, unknown>) =>
    new Promise((resolve) => {
      arrive.set((params.file as File).name, resolve);
    });
  const { changes } = showControl("files", undefined, { upload }, { call });
  choose(file("a.png"), file("b.png"));
  await act(async () => {
    arrive.get("b.png")!({ fileUrl: "/b" });
    arrive.get("a.png")!({ fileUrl: "/a" });
  });
  expect(changes.at(-1)).toEqual([
    { fileUrl: "/b", fileName: "b.png" },
    { fileUrl: "/a", fileName: "a.png" },
  ]);
});

test("shows how far it is, and a cancelled one no longer wants its answer", async () => {
  let signal: AbortSignal | undefined;
  const call = (
    _operation: string,
    _params: unknown,
    given?: AbortSignal,
    onShare?: (share: number) => void,
  ) => {
    signal = given;
    onShare?.(0.4);
    return new Promise(() => undefined);
  };
  const { changes } = showControl("files", undefined, { upload }, { call });
  choose(file("a.png"));
  const bar = await screen.findByRole<HTMLProgressElement>("progressbar", { name: "a.png 上传进度" });
  await waitFor(() => expect(bar.value).toBe(0.4));
  fireEvent.click(screen.getByRole("button", { name: "取消上传 a.png" }));
  expect(signal?.aborted).toBe(true);
  expect(screen.queryByRole("progressbar")).toBeNull();
  expect(changes).toEqual([]);
});

test.each([
  ["a.exe", 3, "只能上传 jpg、png 格式的文件"],
  ["a.png", 11 * 1024 * 1024, "文件大小不能超过10MB！"],
  ["a.PNG", 0, "文件是空的，请重新选择"],
])("%s of %d bytes is refused: %s", (name, size, reason) => {
  showControl("files", undefined, { upload, accept: ".jpg,.png", maxMb: 10 });
  choose(file(name, size));
  expect(screen.getByRole("alert").textContent).toBe(reason);
});

test("more files than allowed are refused, one by one", () => {
  showControl("files", [old], { upload, maxCount: 1 });
  choose(file("a.png"));
  expect(screen.getByRole("alert").textContent).toBe("超出可上传的数量");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "它 上传文件" }).disabled).toBe(true);
});

test("what did not arrive says why and can be tried again", async () => {
  let isBroken = true;
  const call = async () => {
    if (isBroken) throw new Error("网络错误，请稍后重试");
    return { fileUrl: "/a" };
  };
  const { changes } = showControl("files", undefined, { upload }, { call });
  choose(file("a.png"));
  expect((await screen.findByRole("alert")).textContent).toBe("上传失败，网络错误，请稍后重试");
  isBroken = false;
  fireEvent.click(screen.getByRole("button", { name: "重试 a.png" }));
  await waitFor(() => expect(changes).toEqual([[{ fileUrl: "/a", fileName: "a.png" }]]));
  expect(await screen.findByText("上传成功")).toBeTruthy();
});

test("what failed without a reason says that it failed", async () => {
  const call = () => Promise.reject(new Error(""));
  showControl("files", undefined, { upload }, { call });
  choose(file("a.png"));
  expect((await screen.findByRole("alert")).textContent).toBe("上传失败，请稍后重试");
});

test("a file can be removed, the last one leaves no value; read-only shows names and pictures alone", () => {
  const { changes } = showControl("files", [old], { upload });
  fireEvent.click(screen.getByRole("button", { name: "移除 旧.png" }));
  expect(changes).toEqual([undefined]);
  cleanup();
  showControl("files", [old], { upload }, { more: { readOnly: true } });
  expect(screen.getByRole("button", { name: "查看图片 旧.png" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "旧.png" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: /移除|上传/ })).toBeNull();
});

test("one that a page going behind another cuts short is sent again when the page comes back", async () => {
  const signals: (AbortSignal | undefined)[] = [];
  const call = (_operation: string, _params: unknown, signal?: AbortSignal) => {
    signals.push(signal);
    return signals.length === 1 ? new Promise(() => undefined) : Promise.resolve({ fileUrl: "/a" });
  };
  const { changes, show } = showControl("files", undefined, { upload }, { call });
  choose(file("a.png"));
  show(false);
  expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
  show(true);
  await waitFor(() => expect(changes).toEqual([[{ fileUrl: "/a", fileName: "a.png" }]]));
  expect(screen.queryByRole("progressbar")).toBeNull();
  show(false);
  show(true);
  expect(signals).toHaveLength(2);
});
