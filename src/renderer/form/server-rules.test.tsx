import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { RequestError } from "../../request/request-error.ts";
import { setUpBrowser } from "../testing/render-screen.tsx";
import { renderForm, text } from "./testing/render-form.tsx";

setUpBrowser();

type Answer = { readonly duplicate: boolean; readonly name?: string };

const ask = vi.fn<(code: unknown) => Promise<Answer>>();
beforeEach(() => {
  ask
    .mockReset()
    .mockImplementation((code) => Promise.resolve({ duplicate: code === "1002", name: "银行存款" }));
});

const CODE = text("代码", {
  "x-validator": [
    { minLength: 4, message: "至少四位" },
    {
      call: "subject.check",
      params: { code: "{{ $self.value }}" },
      when: "{{ answer.duplicate }}",
      message: "代码已被「{{ answer.name }}」使用",
    },
  ],
});

async function show(search = "") {
  const shown = await renderForm(
    { code: CODE, name: text("名称") },
    {
      search,
      plan: { initial: { code: "1001" } },
      answers: { "subject.check": ({ code }) => ask(code) },
    },
  );
  const input = screen.getByRole("textbox", { name: /代码/ });
  const leaveWith = (value: string) => {
    fireEvent.change(input, { target: { value } });
    fireEvent.blur(input);
  };
  return { ...shown, input, leaveWith };
}

describe("a rule that asks the server", () => {
  test("says what the answer says when the field is left, and nothing any more once the value changes", async () => {
    const { input, leaveWith } = await show();
    leaveWith("1002");
    expect((await screen.findByRole("alert")).textContent).toBe("代码已被「银行存款」使用");
    fireEvent.change(input, { target: { value: "1003" } });
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
    fireEvent.blur(input);
    await waitFor(() => expect(ask).toHaveBeenLastCalledWith("1003"));
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("keeps what is wrong from being sent, when nobody has left the field too", async () => {
    const { input, sent, submit } = await show();
    fireEvent.change(input, { target: { value: "1002" } });
    await submit();
    expect(screen.getByRole("alert").textContent).toBe("代码已被「银行存款」使用");
    expect(sent()).toEqual([]);
    fireEvent.change(input, { target: { value: "1003" } });
    await submit();
    expect(sent()).toEqual([{ code: "1003" }]);
  });

  test("asks neither about an empty value, nor a wrong one, nor the one that the form was opened with", async () => {
    const { leaveWith, input } = await show();
    fireEvent.blur(input);
    leaveWith("12");
    await screen.findByText("至少四位");
    leaveWith("");
    leaveWith("1001");
    await act(async () => await Promise.resolve());
    expect(ask).not.toHaveBeenCalled();
  });

  test("leaving the field and pressing 保存 is one question", async () => {
    const { leaveWith, sent, submit } = await show();
    leaveWith("1003");
    await submit();
    expect(ask).toHaveBeenCalledTimes(1);
    expect(sent()).toHaveLength(1);
  });

  test("an answer that comes late is not taken for one about the newer value", async () => {
    const { leaveWith } = await show();
    let answerFirst: (answer: Answer) => void = () => {};
    ask.mockImplementationOnce(() => new Promise((resolve) => (answerFirst = resolve)));
    leaveWith("1003");
    await waitFor(() => expect(ask).toHaveBeenCalledWith("1003"));
    leaveWith("1002");
    await screen.findByRole("alert");
    await act(async () => answerFirst({ duplicate: false }));
    expect(screen.getByRole("alert").textContent).toBe("代码已被「银行存款」使用");
  });

  test("a release that a menu of the system has swallowed does not keep the field from being asked about", async () => {
    const { input, leaveWith } = await show();
    fireEvent.pointerDown(document.body);
    fireEvent.keyDown(input, { key: "Tab" });
    leaveWith("1002");
    expect((await screen.findByRole("alert")).textContent).toBe("代码已被「银行存款」使用");
  });

  test("one that nobody answers is told and hinders nothing", async () => {
    const { leaveWith, sent, submit } = await show();
    ask.mockRejectedValue(new RequestError("timeout", "请求超时，请稍后重试"));
    leaveWith("1003");
    expect((await screen.findByText(/暂时无法核对/)).textContent).toContain("保存时会再核对");
    await submit();
    expect(sent()).toEqual([{ code: "1003" }]);
  });

  test("a long wait is told", async () => {
    const { leaveWith } = await show();
    let answer: (answer: Answer) => void = () => {};
    ask.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    leaveWith("1003");
    await screen.findByText("核对中…");
    await act(async () => answer({ duplicate: false }));
    await waitFor(() => expect(screen.queryByText("核对中…")).toBeNull());
  });
});
