import { describe, expect, it } from "vitest";
import { sampleProject, thingForm, thingScreen } from "../testing/sample-project.ts";
import { readDialogs } from "./use-block.ts";

function dialogsOf(files: { [path: string]: object }) {
  const project = sampleProject(files);
  const screen = project.screens.get("thing.manage");
  if (!screen) throw new Error("no screen");
  return readDialogs(project, screen);
}

describe("readDialogs", () => {
  it("lays a screen's words over the block's", () => {
    const edit = dialogsOf({}).get("edit");
    expect(edit?.value).toMatchObject({
      title: "编辑「{{ row.name }}」",
      submit: { call: "thing.save", params: { id: "{{ row.id }}" } },
      form: thingForm.form,
    });
    expect(edit?.value).not.toHaveProperty("use");
    expect(edit?.value).not.toHaveProperty("id");
  });

  it("follows a block that uses a block", () => {
    const edit = dialogsOf({
      "blocks/thing/narrow.json": { id: "thing.narrow", kind: "dialog", use: "thing.form", width: 400 },
      "screens/thing/manage.json": { ...thingScreen, dialogs: { edit: { use: "thing.narrow" } } },
    }).get("edit");
    expect(edit?.value).toEqual({
      title: "事项",
      width: 400,
      form: thingForm.form,
      submit: thingForm.submit,
    });
  });

  it("ends at a block that leads back to itself", () => {
    const edit = dialogsOf({ "blocks/thing/form.json": { ...thingForm, use: "thing.form" } }).get("edit");
    expect(edit?.value).toMatchObject({ form: thingForm.form });
  });
});
