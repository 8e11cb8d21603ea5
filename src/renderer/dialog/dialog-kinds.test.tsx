// The screen loads it lazily; here it shall be at hand before a test clicks.
import "../detail/detail-view.tsx";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import type {
  ActionPlan,
  DialogPlan,
  FormDialogPlan,
  StepPlan,
} from "../../schema/plan/plans/screen-plan.ts";
import type { NestedScreenProps, RendererHost, ScreenPlace, SurfaceProps, Surfaces } from "../host.ts";
import { detailPlan } from "../testing/detail-plan.ts";
import { createFakeHost } from "../testing/fake-host.ts";
import { renderScreen, setUpBrowser } from "../testing/render-screen.tsx";

setUpBrowser();

const action = (label: string, steps: readonly StepPlan[], more: Partial<ActionPlan> = {}): ActionPlan => ({
  id: label,
  label,
  style: "default",
  disabled: [],
  do: steps,
  ...more,
});
const form: FormDialogPlan = {
  kind: "form",
  id: "edit",
  title: "备注「{{ given.name }}」",
  width: 560,
  place: "modal",
  actions: [],
  initial: { note: "{{ given.name }}" },
  form: {
    type: "object",
    properties: { note: { type: "string", title: "备注", "x-component": "field:text" } },
  },
  submitLabel: "确定",
  whenHidden: "omit",
};
const noted: StepPlan = { verb: "call", args: { call: "note.add", params: "{{ made }}" } };
const openEdit: StepPlan = {
  verb: "open",
  args: { open: "edit", with: { name: "{{ record.name }}" } },
  as: "made",
};

interface Around {
  readonly surfaces?: Surfaces;
  readonly denied?: readonly string[];
  readonly NestedScreen?: RendererHost["NestedScreen"];
}

async function openDialog(dialog: DialogPlan, options: Around = {}) {
  const fake = createFakeHost({
    answers: {
      "customer.get": () => ({ name: "上海商贸" }),
      "note.add": () => null,
      "note.get": () => ({ note: "旧" }),
    },
    denied: options.denied ?? [],
  });
  const host = { ...fake, NestedScreen: options.NestedScreen ?? fake.NestedScreen };
  const plan = detailPlan({
    actions: [action("打开", [openEdit, noted])],
    dialogs: { edit: dialog, other: form },
  });
  const shown = renderScreen(plan, host, { surfaces: options.surfaces ?? {} });
  const opener = await screen.findByRole("button", { name: "打开" });
  opener.focus();
  fireEvent.click(opener);
  const element = await screen.findByRole("dialog");
  const sent = () =>
    host.calls.filter(({ operationId }) => operationId === "note.add").map(({ params }) => params);
  return { dialog: within(element), host, sent, opener, ...shown };
}

const note = (dialog: { getByRole: typeof screen.getByRole }) =>
  dialog.getByRole<HTMLInputElement>("textbox", { name: "备注" });

describe.each(["modal", "drawer"] as const)("a form in a %s", (place) => {
  const here = { ...form, place };

  test("sees what open gave it; without a call of its own its values are the result", async () => {
    const { dialog, sent, opener } = await openDialog(here);
    expect(screen.getByText("备注「上海商贸」")).toBeTruthy();
    expect(note(dialog).value).toBe("上海商贸");
    fireEvent.change(note(dialog), { target: { value: "新" } });
    fireEvent.click(dialog.getByRole("button", { name: "确定" }));
    await waitFor(() => expect(sent()).toEqual([{ note: "新" }]));
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  test("asks before something typed gets lost", async () => {
    const { dialog, closingQuestions } = await openDialog(here);
    fireEvent.change(note(dialog), { target: { value: "新" } });
    expect(closingQuestions()).toEqual(["「备注「上海商贸」」中有未保存的修改，确定放弃？"]);
    fireEvent.keyDown(note(dialog), { key: "Escape", keyCode: 27 });
    expect(await screen.findAllByText("确定放弃未保存的修改？")).not.toEqual([]);
    expect(note(dialog).value).toBe("新");
  });
});

describe.each(["modal", "drawer"] as const)("what a form in a %s is about", (place) => {
  const about: FormDialogPlan = {
    ...form,
    place,
    tags: ["{{ given.name }}的", "{{ '' }}", "2026年10期"],
    record: { call: "note.get", params: {} },
    about: [
      {
        id: "old",
        title: "原备注",
        across: 1,
        fields: [{ id: "note", field: "note", title: "内容", kind: "text", options: {} }],
      },
      { id: "none", title: "不显示", across: 1, fields: [], visible: "{{ record.note === '新' }}" },
    ],
  };

  test("stands above its fields, and its tags behind the title; an empty one is left out", async () => {
    const { dialog } = await openDialog(about);
    const section = await dialog.findByRole("region", { name: "原备注" });
    expect(section.textContent).toContain("旧");
    expect(section.compareDocumentPosition(note(dialog))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(dialog.queryByText("不显示")).toBeNull();
    expect(screen.getByRole("dialog", { name: "备注「上海商贸」 上海商贸的 2026年10期" })).toBeTruthy();
  });
});

describe("the actions of a form", () => {
  test("follow what is typed, and see it", async () => {
    const check = action(
      "检查",
      [{ verb: "call", args: { call: "note.add", params: { note: "{{ $values.note }}" } } }],
      {
        visible: "{{ $values.note === '新' }}",
      },
    );
    const { dialog, sent } = await openDialog({ ...form, actions: [check] });
    expect(dialog.queryByRole("button", { name: "检查" })).toBeNull();
    fireEvent.change(note(dialog), { target: { value: "新" } });
    fireEvent.click(await dialog.findByRole("button", { name: "检查" }));
    await waitFor(() => expect(sent()).toEqual([{ note: "新" }]));
    expect(note(dialog).value).toBe("新");
  });

  test("fill in its fields as if somebody had typed, by what a dialog above has given back", async () => {
    const choose: StepPlan = { verb: "open", args: { open: "other", with: { name: "别处" } }, as: "chosen" };
    const fill: StepPlan = { verb: "set", args: { set: { note: "{{ chosen.note }}" } } };
    const { dialog, sent } = await openDialog({ ...form, actions: [action("带出", [choose, fill])] });
    fireEvent.click(dialog.getByRole("button", { name: "带出" }));
    await screen.findByText("备注「别处」");
    const [, above] = screen.getAllByRole("dialog");
    fireEvent.submit(within(above!).getByRole("textbox", { name: "备注" }));
    await waitFor(() =>
      expect(dialog.getByRole<HTMLInputElement>("textbox", { name: "备注" }).value).toBe("别处"),
    );
    fireEvent.click(dialog.getByRole("button", { name: "取消" }));
    expect(await screen.findByRole("button", { name: "放弃修改" })).toBeTruthy();
    expect(sent()).toEqual([]);
  });

  test("close it with a value of their own, after the question about what is typed", async () => {
    const leave = action("照旧", [{ verb: "close", args: { close: { note: "{{ given.name }}" } } }]);
    const { dialog, sent } = await openDialog({ ...form, actions: [leave] });
    fireEvent.change(dialog.getByRole("textbox", { name: "备注" }), { target: { value: "改了" } });
    fireEvent.click(dialog.getByRole("button", { name: "照旧" }));
    fireEvent.click(await screen.findByRole("button", { name: "放弃修改" }));
    await waitFor(() => expect(sent()).toEqual([{ note: "上海商贸" }]));
  });

  test("close it without one, and the steps of the opener end", async () => {
    const leave = action("不填了", [{ verb: "close", args: { close: true } }]);
    const { dialog, sent } = await openDialog({ ...form, actions: [leave] });
    fireEvent.click(dialog.getByRole("button", { name: "不填了" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(sent()).toEqual([]);
  });

  test("may open another dialog above it", async () => {
    const more = action("再开", [{ verb: "open", args: { open: "other", with: { name: "第二层" } } }]);
    const { dialog } = await openDialog({ ...form, actions: [more] });
    fireEvent.click(dialog.getByRole("button", { name: "再开" }));
    expect(await screen.findByText("备注「第二层」")).toBeTruthy();
  });
});

describe("a record in a dialog", () => {
  const detail: DialogPlan = {
    kind: "page",
    id: "edit",
    title: "详情",
    width: 720,
    place: "drawer",
    permission: "note.view",
    record: { call: "note.get", params: {} },
    sections: [
      {
        id: "base",
        across: 1,
        fields: [{ id: "note", field: "note", title: "备注", kind: "text", options: {} }],
      },
    ],
    actions: [
      action("刷新记录", [{ verb: "reload", args: { reload: "row" } }], {
        visible: "{{ record.note === '旧' }}",
      }),
    ],
  };

  test("is shown, reloads itself and what it was opened from, and closes without going on", async () => {
    const { dialog, host, sent } = await openDialog(detail);
    expect(await dialog.findByText("旧")).toBeTruthy();
    fireEvent.click(dialog.getByRole("button", { name: "刷新记录" }));
    const asked = (id: string) => host.calls.filter(({ operationId }) => operationId === id).length;
    await waitFor(() => expect([asked("note.get"), asked("customer.get")]).toEqual([2, 2]));
    fireEvent.click(dialog.getAllByRole("button", { name: "关闭" }).at(-1)!);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(sent()).toEqual([]);
  });

  test("has the way out before what goes on, as a form has", async () => {
    const { dialog } = await openDialog(detail);
    const goesOn = await dialog.findByRole("button", { name: "刷新记录" });
    expect(goesOn.previousElementSibling?.textContent).toMatch(/^关\s?闭$/);
    expect(goesOn.nextElementSibling).toBeNull();
  });

  test("is not shown to those who lack its code", async () => {
    const { dialog, host } = await openDialog(detail, { denied: ["note.view"] });
    expect(dialog.getByText("没有此操作的权限")).toBeTruthy();
    expect(host.calls.some(({ operationId }) => operationId === "note.get")).toBe(false);
  });
});

describe("a screen in a dialog", () => {
  const shown: DialogPlan = {
    kind: "screen",
    id: "edit",
    title: "客户",
    width: 880,
    place: "drawer",
    screen: "customer.overview",
    with: { note: "{{ given.name }}的备注" },
  };

  test("is given what the dialog is given, and closes with its question; what it changed is seen outside", async () => {
    const places: ScreenPlace[] = [];
    const NestedScreen = ({ id, place }: NestedScreenProps) => {
      places.push(place);
      return <p>{`${id}：${String(place.given?.note)}`}</p>;
    };
    const { dialog, host, sent } = await openDialog(shown, { NestedScreen });
    expect(await dialog.findByText(/^customer\.overview：.+的备注$/)).toBeTruthy();
    const place = places.at(-1)!;
    expect(place.given).toMatchObject({ name: expect.any(String) });
    let isDirty = true;
    act(() => void place.guardClosing(() => (isDirty ? "有未保存的修改" : null)));
    fireEvent.click(dialog.getAllByRole("button", { name: "关闭" }).at(-1)!);
    expect(await screen.findAllByText("确定放弃未保存的修改？")).not.toEqual([]);
    fireEvent.click(screen.getByRole("button", { name: /^取\s?消$/ }));
    await waitFor(() => expect(screen.getAllByRole("dialog")).toHaveLength(1));
    isDirty = false;
    const asked = () => host.calls.filter(({ operationId }) => operationId === "customer.get").length;
    const before = asked();
    act(() => place.onChanged?.());
    act(() => place.close?.());
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(asked()).toBe(before + 1));
    expect(sent()).toEqual([]);
  });
});

describe("a surface in a dialog", () => {
  const surface: DialogPlan = {
    kind: "surface",
    id: "edit",
    title: "选择",
    width: 560,
    place: "modal",
    surface: "picker",
    params: { name: "{{ given.name }}" },
  };

  test("gets its parameters, and what it is done with goes on", async () => {
    const picker = ({ params, onDone }: SurfaceProps) => (
      <button type="button" onClick={() => onDone?.({ note: JSON.stringify(params) })}>
        选它
      </button>
    );
    const { dialog, sent } = await openDialog(surface, { surfaces: { picker } });
    fireEvent.click(dialog.getByRole("button", { name: "选它" }));
    await waitFor(() => expect(sent()).toEqual([{ note: '{"name":"上海商贸"}' }]));
  });

  test("that this application does not have says so", async () => {
    const { dialog } = await openDialog(surface);
    expect(dialog.getByText("此内容需要新版本的应用，请刷新")).toBeTruthy();
  });
});
