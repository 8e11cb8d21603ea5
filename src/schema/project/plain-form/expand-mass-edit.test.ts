import { expect, it } from "vitest";
import { parseScreenFile } from "./screen-file.ts";

const massEdit = {
  permission: "client.edit",
  fields: ["industry", { field: "region", rules: [{ maxLength: 4 }] }],
  submit: { call: "client.change", params: { ids: "{{ selection.map((client) => client.id) }}" } },
};

function read(list: object) {
  const text = JSON.stringify({ kind: "list", title: "客户", massEdit, ...list }, null, 2);
  return parseScreenFile("schemas/screens/client/list.json", text);
}

it("is an action on the ticked rows, before those that take something away, and the dialog that it opens", () => {
  const { value } = read({
    selectionActions: [{ id: "stop" }, { id: "delete", style: "danger" }],
    dialogs: { add: { title: "新增" } },
  });
  expect(value).toEqual({
    kind: "list",
    title: "客户",
    selectionActions: [
      { id: "stop" },
      {
        id: "massEdit",
        label: "批量修改",
        permission: "client.edit",
        do: [{ open: "massEdit" }, { toast: "已修改 {{ selection.length }} 项" }],
      },
      { id: "delete", style: "danger" },
    ],
    dialogs: {
      add: { title: "新增" },
      massEdit: {
        title: "批量修改所选的 {{ selection.length }} 项",
        width: 560,
        permission: "client.edit",
        form: {
          properties: {
            industry: {
              required: false,
              "x-validator": [
                {
                  when: "{{ isBlank($values.industry) && isBlank($values.region) }}",
                  message: "请至少修改一项",
                },
              ],
              "x-component-props": { placeholder: "不修改" },
            },
            region: {
              required: false,
              "x-validator": [{ maxLength: 4 }],
              "x-component-props": { placeholder: "不修改" },
            },
          },
        },
        submit: { label: "修改", ...massEdit.submit },
      },
    },
  });
});

it("is the only action and the only dialog of a list without others", () => {
  const { selectionActions, dialogs } = read({}).value as {
    selectionActions: { id: string }[];
    dialogs: object;
  };
  expect(selectionActions.map(({ id }) => id)).toEqual(["massEdit"]);
  expect(Object.keys(dialogs)).toEqual(["massEdit"]);
});

it("asks the number of ticked rows where a task takes over, and opens a dialog that starts it", () => {
  const { value } = read({ massEdit: { ...massEdit, job: "client.changeStart" } });
  const { selectionActions, dialogs } = value as {
    selectionActions: { do: unknown }[];
    dialogs: Record<string, Record<string, unknown>>;
  };
  expect(selectionActions[0]?.do).toEqual([
    {
      if: "{{ selection.length > 50 }}",
      then: [{ open: "massEditJob" }],
      else: [{ open: "massEdit" }, { toast: "已修改 {{ selection.length }} 项" }],
    },
  ]);
  expect(dialogs.massEdit?.submit).toEqual({ label: "修改", ...massEdit.submit });
  expect(dialogs.massEditJob).toEqual({
    ...dialogs.massEdit,
    title: "批量修改所选的 {{ selection.length }} 项，在后台逐项进行",
    submit: {
      label: "开始修改",
      call: "client.changeStart",
      params: massEdit.submit.params,
      title: "批量修改 {{ selection.length }} 项",
    },
  });
});

it("leads findings about the task to the key that names it", () => {
  const file = read({ massEdit: { ...massEdit, job: "client.changeStart" } });
  const places = {
    "/dialogs/massEditJob/submit/call": "/massEdit/job",
    "/dialogs/massEditJob/submit/title": "/massEdit/job",
    "/dialogs/massEditJob/submit/params/ids": "/massEdit/submit/params/ids",
    "/dialogs/massEditJob/form/properties/region": "/massEdit/fields/1",
  };
  expect(Object.keys(places).map((pointer) => file.writtenAt(pointer))).toEqual(Object.values(places));
});

it("leads findings about its parts to where they are written", () => {
  const file = read({
    selectionActions: [{ id: "stop" }, { id: "delete", style: "danger" }],
    dialogs: { add: { title: "新增" } },
  });
  const places = {
    "/selectionActions/0/id": "/selectionActions/0/id",
    "/selectionActions/1/permission": "/massEdit/permission",
    "/selectionActions/2/style": "/selectionActions/1/style",
    "/dialogs/add/title": "/dialogs/add/title",
    "/dialogs/massEdit/submit/call": "/massEdit/submit/call",
    "/dialogs/massEdit/form/properties/region": "/massEdit/fields/1",
    "/dialogs/massEdit/form/properties/industry": "/massEdit/fields/0",
  };
  expect(Object.keys(places).map((pointer) => file.writtenAt(pointer))).toEqual(Object.values(places));
});
