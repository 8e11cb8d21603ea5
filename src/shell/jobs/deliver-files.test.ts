import { describe, expect, it } from "vitest";
import { deliverFiles } from "./deliver-files.ts";

function setUp(lets = true) {
  const log: unknown[] = [];
  const delivery = {
    download: async (address: string) => ({ blob: new Blob([address]), name: `${address}.xlsx` }),
    saveFile: ({ name }: { name: string | null }, given?: string) => void log.push(["save", given ?? name]),
    openPage: (url: string) => {
      log.push(["open", url]);
      return lets;
    },
    wait: async (ms: number) => void log.push(["wait", ms]),
  };
  return {
    log,
    deliver: (files: readonly string[], fileName: string | null = null) =>
      deliverFiles({ files, fileName }, delivery),
  };
}

describe("the files of a task", () => {
  it("of our own server are saved: one under the task's name, several under their own", async () => {
    const { log, deliver } = setUp();
    await deliver(["/file/a"], "客户.xlsx");
    await deliver(["/file/a", "/file/b"], "客户.xlsx");
    expect(log).toEqual([
      ["save", "客户.xlsx"],
      ["save", "/file/a.xlsx"],
      ["wait", 1000],
      ["save", "/file/b.xlsx"],
    ]);
  });

  it("that are web addresses open a second apart", async () => {
    const { log, deliver } = setUp();
    expect(await deliver(["https://a.example/1", "http://b.example/2"])).toEqual([]);
    expect(log).toEqual([
      ["open", "https://a.example/1"],
      ["wait", 1000],
      ["open", "http://b.example/2"],
    ]);
  });

  it("whose pages the browser blocks come back as links", async () => {
    const { deliver } = setUp(false);
    expect(await deliver(["https://a.example/1"])).toEqual(["https://a.example/1"]);
  });

  it("that only look like addresses open nothing", async () => {
    const { log, deliver } = setUp();
    await deliver(["javascript:alert(1)//http", "ftp://a.example/x"]);
    expect(log.filter((entry) => !String(entry).startsWith("wait"))).toEqual([]);
  });
});
