import { expect, test } from "vitest";
import { isLocalName } from "./local-name.ts";

test.each([
  "http://localhost:3000",
  "http://127.0.0.1",
  "http://[::1]:3000",
  "http://192.168.1.5",
  "http://app.localhost",
  "http://office-pc:3000",
])("%s is a local name", (origin) => expect(isLocalName(origin)).toBe(true));

test.each([
  "http://evil.com",
  "http://localhost.evil.com",
  "http://127.0.0.1.evil.com",
  "http://evil.com.",
  "https://tax.example.com",
])("%s is none", (origin) => expect(isLocalName(origin)).toBe(false));
