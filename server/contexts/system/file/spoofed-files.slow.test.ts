import { expect, test } from "vitest";
import { useTestServer } from "../../../testing/use-test-server.ts";

const server = useTestServer();

/** The first bytes of files of other kinds. */
const CONTENTS: Readonly<Record<string, string>> = {
  page: "<!doctype html><script>alert(document.domain)</script>",
  drawing: "<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>",
  program: "MZ\u0090\0\u0003\0\0\0",
  elf: "\u007fELF\u0002\u0001\u0001\0\0\0",
  script: "#!/bin/sh\nrm -rf /\n\0",
  png: "\u0089PNG\r\n\u001a\n\0\0\0\rIHDR",
  jpeg: "\u00ff\u00d8\u00ff\u00e0\0\u0010JFIF\0",
  gif: "GIF89a\u0001\0\u0001\0",
  pdf: "%PDF-1.7\n\0",
  compound: "\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1\0",
  rar: "Rar!\u001a\u0007\u0001\0",
};

/** The kinds of content that an ending may have; texts may be anything that is one. */
const FITTING: Readonly<Record<string, readonly string[]>> = {
  ".png": ["png"],
  ".jpg": ["jpeg"],
  ".jpeg": ["jpeg"],
  ".gif": ["gif"],
  ".webp": [],
  ".pdf": ["pdf"],
  ".xls": ["compound"],
  ".doc": ["compound"],
  ".xlsx": [],
  ".docx": [],
  ".ofd": [],
  ".zip": [],
  ".rar": ["rar"],
  ".txt": ["page", "drawing"],
  ".csv": ["page", "drawing"],
};

/** Endings that no upload takes, some of them behind one that it does. */
const FOREIGN = [
  ".html",
  ".htm",
  ".xhtml",
  ".svg",
  ".xml",
  ".js",
  ".mjs",
  ".exe",
  ".dll",
  ".sh",
  ".bat",
  ".cmd",
  ".ps1",
  ".php",
  ".jsp",
  ".hta",
  ".lnk",
  ".url",
  ".swf",
  ".jar",
  ".docm",
  ".xlsm",
  ".pdf.html",
  ".png.svg",
  ".jpg.exe",
  ".txt.js",
  ".pdf.",
  ".pdf\0.html",
  "",
];

const CASES: readonly (readonly [name: string, content: string])[] = [
  ...Object.entries(FITTING).flatMap(([ending, fitting]) =>
    Object.entries(CONTENTS).flatMap(([kind, content]) =>
      fitting.includes(kind)
        ? []
        : [[`合同${ending}`, content] as const, [`合同.pdf${ending}`, content] as const],
    ),
  ),
  ...FOREIGN.flatMap((ending) =>
    ["page", "program", "png"].map((kind) => [`a${ending}`, CONTENTS[kind] ?? ""] as const),
  ),
];

test("of more than 200 files that are not what their names say none is taken", async () => {
  expect(CASES.length).toBeGreaterThan(200);
  const accepted: string[] = [];
  for (const [name, content] of CASES) {
    const file = new File([Buffer.from(content, "latin1")], name);
    const { code } = await server.request("chenjie", "file.upload", { file });
    if (code === "0") accepted.push(`${JSON.stringify(name)} ${content.slice(0, 12)}`);
  }
  expect(accepted).toEqual([]);
});
