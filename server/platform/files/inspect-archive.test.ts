import { describe, expect, test } from "vitest";
import { makeArchive } from "../../testing/make-archive.ts";
import { BrokenArchive, inspectArchive } from "./inspect-archive.ts";

const MB = 1024 * 1024;
const zeros = (megabytes: number) => Buffer.alloc(megabytes * MB);
const megabyte = zeros(1);
const seventeen = zeros(17);
const bomb = makeArchive([{ name: "bomb.xml", content: zeros(101) }]);
const liar = makeArchive([{ name: "bomb.xml", content: zeros(101), size: 10 }]);

test("an archive with folders and odd names is taken", async () => {
  const archive = makeArchive([
    { name: "资料/" },
    { name: "资料/说明.txt", content: "你好" },
    { name: "a/./b..c.xml", content: "<a/>" },
    { name: "empty" },
  ]);
  await expect(inspectArchive(archive)).resolves.toBeUndefined();
});

describe("what is not taken", () => {
  test("more than 100 MB, however small it is packed", async () => {
    expect(bomb.length).toBeLessThan(MB);
    await expect(inspectArchive(bomb)).rejects.toThrow("文件解压后超过 100MB，请精简后重新上传");
  });

  test("more than it claims to be", async () => {
    await expect(inspectArchive(liar)).rejects.toThrow("文件解压后超过 100MB");
  });

  test("many entries of a size that alone would do", async () => {
    const entries = Array.from({ length: 6 }, (_none, index) => ({
      name: `${index}.xml`,
      content: seventeen,
    }));
    await expect(inspectArchive(makeArchive(entries))).rejects.toThrow("文件解压后超过 100MB");
  });

  test("one piece of data under many names", async () => {
    const [first, ...others] = Array.from({ length: 200 }, (_none, index) => index);
    const archive = makeArchive([
      { name: `${first}.xml`, content: megabyte },
      ...others.map((index) => ({ name: `${index}.xml`, content: megabyte, sharesBytes: true })),
    ]);
    expect(archive.length).toBeLessThan(MB / 10);
    await expect(inspectArchive(archive)).rejects.toThrow("文件解压后超过 100MB");
  });

  test("a crowd of entries", async () => {
    const entries = Array.from({ length: 2001 }, (_none, index) => ({ name: `${index}.txt` }));
    await expect(inspectArchive(makeArchive(entries))).rejects.toThrow(
      "压缩文件内超过 2000 个文件，请减少后重新上传",
    );
    await expect(inspectArchive(makeArchive(entries.slice(1)))).resolves.not.toThrow();
  });

  test.each(["../a.txt", "a/../../b.txt", "/etc/passwd", "C:/a.txt", "c:a.txt", "..\\a.txt", "a\0b"])(
    "the path %j",
    async (name) => {
      await expect(inspectArchive(makeArchive([{ name: "good.txt" }, { name }]))).rejects.toThrow(
        /^压缩文件内含有不安全的路径“/,
      );
    },
  );

  test("a link", async () => {
    const link = { name: "innocent.txt", content: "/etc/passwd", mode: 0o120777 };
    await expect(inspectArchive(makeArchive([link]))).rejects.toThrow(
      "压缩文件内含有不安全的路径“innocent.txt”",
    );
  });

  test("what a password locks", async () => {
    await expect(inspectArchive(makeArchive([{ name: "a.txt", content: "a", flags: 1 }]))).rejects.toThrow(
      "压缩文件设有密码，请取消密码后重新上传",
    );
  });

  test.each([
    ["a text", Buffer.from("no archive")],
    ["nothing", Buffer.alloc(0)],
    ["half of one", makeArchive([{ name: "a.txt", content: "a".repeat(1000) }]).subarray(0, 40)],
    ["one whose data is torn", makeArchive([{ name: "a.txt", content: "abc" }]).fill(0xff, 35, 40)],
  ])("%s", async (_what, bytes) => {
    await expect(inspectArchive(bytes)).rejects.toThrow(BrokenArchive);
  });
});
