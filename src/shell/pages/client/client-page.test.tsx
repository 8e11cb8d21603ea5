import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import type { Client } from "../../../request/client-contract.ts";
import { RequestError } from "../../../request/request-error.ts";
import { ClientPage } from "./client-page.tsx";

/** Opens the page of a client at this link; returns the log of its requests. */
function open(hash: string, answer: () => unknown): readonly unknown[] {
  const asked: unknown[] = [];
  const call = async (operation: string, params: object) => {
    asked.push([operation, params]);
    return answer();
  };
  const client = { call } as unknown as Client;
  render(
    <MemoryRouter initialEntries={[`/miniProgram${hash}`]}>
      <ClientPage client={client} />
    </MemoryRouter>,
  );
  return asked;
}

test("a link that is incomplete opens nothing, and asks nothing", () => {
  const asked = open("", () => ({}));
  expect(screen.getByRole("heading", { name: "链接不完整" })).toBeTruthy();
  expect(asked).toEqual([]);
});

test("a link that is unknown or over opens nothing, and says where another one comes from", async () => {
  const asked = open("#abc", () => {
    throw new RequestError("refused", "链接已失效，请向您的会计索取新的链接");
  });
  await screen.findByText("链接已失效，请向您的会计索取新的链接");
  expect(asked).toEqual([["miniProgram.client.open", { link: "abc" }]]);
});
