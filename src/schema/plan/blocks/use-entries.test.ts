import { describe, expect, it } from "vitest";
import { originOf } from "./merge-parts.ts";
import { sampleProject, thingScreen } from "../testing/sample-project.ts";
import { blocksBehind, readScreenParts } from "./use-block.ts";

const blocks = {
  "blocks/thing/wide.json": {
    id: "thing.wide",
    kind: "columns",
    columns: ["name", { use: "thing.narrow", change: [{ id: "amount", width: 90 }] }],
  },
  "blocks/thing/narrow.json": {
    id: "thing.narrow",
    kind: "columns",
    columns: ["state", { field: "amount", width: 80, fixed: "left" }],
  },
  "blocks/thing/buttons.json": {
    id: "thing.buttons",
    kind: "actions",
    actions: [
      { id: "copy", label: "复制", do: [{ open: "edit" }] },
      { id: "drop", label: "删除", style: "danger", do: [{ open: "edit" }] },
    ],
  },
};

function partsWith(changes: object, files: object = {}) {
  const project = sampleProject({
    ...blocks,
    ...files,
    "screens/thing/manage.json": { ...thingScreen, ...changes },
  });
  const screen = project.screens.get("thing.manage");
  if (!screen) throw new Error("no screen");
  const part = readScreenParts(project, screen);
  return { part, value: part.value as Readonly<Record<string, unknown>>, project, screen };
}

describe("readScreenParts", () => {
  it("puts a block's entries in the place of the one that takes them, blocks of blocks too", () => {
    const { value } = partsWith({ columns: ["id", { use: "thing.wide", without: ["state"] }, "state"] });
    expect(value.columns).toEqual([
      "id",
      "name",
      { id: "amount", field: "amount", width: 90, fixed: "left" },
      "state",
    ]);
  });

  it("lays words over an entry that the block only names", () => {
    const { value } = partsWith({ columns: [{ use: "thing.wide", change: [{ id: "name", width: 200 }] }] });
    expect((value.columns as unknown[])[0]).toEqual({ id: "name", field: "name", width: 200 });
  });

  it("knows where each piece was written", () => {
    const { part } = partsWith({
      columns: ["id", { use: "thing.wide", change: [{ id: "name", width: 200 }] }],
    });
    const place = (pointer: string) => {
      const { file, pointer: at } = originOf(part, pointer);
      return `${file.replace("schemas/", "")} ${at}`;
    };
    expect(place("/columns/0")).toBe("screens/thing/manage.json /columns/0");
    expect(place("/columns/1/field")).toBe("blocks/thing/wide.json /columns/0");
    expect(place("/columns/1/width")).toBe("screens/thing/manage.json /columns/1/change/0/width");
    expect(place("/columns/2")).toBe("blocks/thing/narrow.json /columns/0");
    expect(place("/columns/3/width")).toBe("blocks/thing/wide.json /columns/1/change/0/width");
    expect(place("/columns/3/fixed")).toBe("blocks/thing/narrow.json /columns/1/fixed");
    expect(place("/rowActions/0/label")).toBe("screens/thing/manage.json /rowActions/0/label");
  });

  it("takes actions in every place that has some", () => {
    const uses = [{ use: "thing.buttons", change: [{ id: "drop", label: "移除" }], without: ["copy"] }];
    const drop = [expect.objectContaining({ id: "drop", label: "移除", style: "danger" })];
    const { value } = partsWith({
      toolbar: uses,
      aside: { nodeActions: uses },
      dialogs: { edit: { use: "thing.form", actions: uses } },
    });
    expect(value).toMatchObject({
      toolbar: drop,
      aside: { nodeActions: drop },
      dialogs: { edit: { title: "事项", actions: drop } },
    });
  });

  it("takes columns for the tables of a record and below a row", () => {
    const columns = [{ use: "thing.narrow" }];
    const { value } = partsWith({
      expand: { columns },
      dialogs: { show: { title: "事项", sections: [{ id: "a", table: { columns } }] } },
    });
    const narrow = blocks["blocks/thing/narrow.json"].columns;
    expect(value).toMatchObject({
      expand: { columns: narrow },
      dialogs: { show: { sections: [{ table: { columns: narrow } }] } },
    });
  });

  it("takes nothing from a block that is unknown, of another kind, or leads back to itself", () => {
    const circle = { id: "thing.wide", kind: "columns", columns: ["name", { use: "thing.wide" }] };
    const uses = ["thing.nothing", "thing.form", "thing.wide"].map((use) => ({ use }));
    const { value } = partsWith({ columns: uses }, { "blocks/thing/wide.json": circle });
    expect(value.columns).toEqual(["name"]);
  });

  it("keeps what a dialog shows, whatever its block is called", () => {
    const block = {
      id: "thing.show",
      kind: "dialog",
      title: "事项",
      sections: [{ id: "a", fields: ["name"] }],
    };
    const { value } = partsWith(
      { dialogs: { show: { use: "thing.show", kind: "page" } } },
      { "blocks/thing/show.json": block },
    );
    expect(value.dialogs).toEqual({
      show: { kind: "page", title: "事项", sections: [{ id: "a", fields: ["name"] }] },
    });
  });
});

describe("blocksBehind", () => {
  it("names every block a screen is made of, those of blocks too", () => {
    const { project, screen } = partsWith({ columns: [{ use: "thing.wide" }] });
    expect(blocksBehind(project, screen.value).toSorted()).toEqual([
      "thing.form",
      "thing.narrow",
      "thing.wide",
    ]);
  });
});
