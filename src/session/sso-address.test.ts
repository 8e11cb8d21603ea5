import { expect, test } from "vitest";
import { ssoAddresses } from "./sso-address.ts";

const origin = "https://console.example.cn";
const redirect = "?redirect=https%3A%2F%2Fconsole.example.cn%2Flogin";

test("a path stands on the own origin", () => {
  expect(ssoAddresses("/sso", origin)).toEqual({
    signIn: `https://console.example.cn/sso/authorize${redirect}`,
    exit: `https://console.example.cn/sso/logout${redirect}`,
  });
});

test("an absolute address is kept, with or without its last slash", () => {
  const expected = `https://sso.example.cn/cas/authorize${redirect}`;
  expect(ssoAddresses("https://sso.example.cn/cas", origin).signIn).toBe(expected);
  expect(ssoAddresses("https://sso.example.cn/cas/", origin).signIn).toBe(expected);
});

test("an address that is no web address is refused", () => {
  expect(() => ssoAddresses("javascript:alert(1)", origin)).toThrow("javascript:alert(1)");
});
