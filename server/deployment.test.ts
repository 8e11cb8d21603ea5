import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { validate } from "dockerfile-utils";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { readEnvironment } from "./environment.ts";

const ROOT = path.join(import.meta.dirname, "..");
const dockerfile = readFileSync(path.join(ROOT, "Dockerfile"), "utf8");

interface Service {
  readonly profiles: readonly string[];
  readonly environment: { readonly [name: string]: string };
  readonly ports?: readonly string[];
}
const { services } = parse(readFileSync(path.join(ROOT, "compose.yaml"), "utf8")) as {
  readonly services: { readonly [name: string]: Service };
};

/** Of the image, for every container. */
const IMAGE = Object.fromEntries(
  (/^ENV (.+)$/m.exec(dockerfile)?.[1] ?? "").split(" ").map((pair) => pair.split("=")),
) as { readonly [name: string]: string };

/** The environment of a service's container, when its operator has set these. */
function environmentOf(service: string, operator: { readonly [name: string]: string }) {
  const fill = (text: string) =>
    text.replaceAll(/\$\{(\w+):([-?])([^}]*)\}/g, (_all, name: string, kind: string, rest: string) => {
      const value = operator[name] || (kind === "-" ? rest : undefined);
      if (value === undefined) throw new Error(rest);
      return value;
    });
  const variables = Object.entries(services[service]?.environment ?? {}).map(([name, text]) => [
    name,
    fill(text),
  ]);
  return { ...IMAGE, ...(Object.fromEntries(variables) as { readonly [name: string]: string }) };
}

const OPERATOR = {
  DATABASE_PASSWORD: "p",
  PUBLIC_ORIGIN: "https://tax.example.com",
  OIDC_ISSUER: "https://sso.example.com",
  OIDC_CLIENT_ID: "console",
};

test("the Dockerfile is one, and what it copies and starts exists", () => {
  expect(validate(dockerfile)).toEqual([]);
  for (const [, sources = ""] of dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm))
    for (const source of sources.split(" ")) expect(existsSync(path.join(ROOT, source))).toBe(true);
  const command = JSON.parse(/^CMD (.+)$/m.exec(dockerfile)?.[1] ?? "[]") as string[];
  expect(existsSync(path.join(ROOT, command.at(-1) ?? "none"))).toBe(true);
});

test("the image takes along neither data nor secrets nor what it makes itself", () => {
  const ignored = readFileSync(path.join(ROOT, ".dockerignore"), "utf8").split("\n");
  expect(ignored).toEqual(expect.arrayContaining([".git", ".data", "node_modules", "dist"]));
});

test("the demonstration starts with a banner, on this machine's own port", () => {
  const options = readEnvironment(environmentOf("demo", { DATABASE_PASSWORD: "p" }));
  expect(options).toMatchObject({ demoBanner: true, demoData: true, host: "0.0.0.0" });
  expect(services["demo"]?.ports).toEqual(["127.0.0.1:3000:3000"]);
});

test("production starts with the firm's own sign-on, empty, and never without its addresses", () => {
  const options = readEnvironment(environmentOf("app", OPERATOR));
  expect(options).toMatchObject({ demoData: false, publicOrigin: "https://tax.example.com" });
  expect(options.demoSso).toBeUndefined();
  expect(() => readEnvironment(environmentOf("app", { DATABASE_PASSWORD: "p" }))).toThrow("SSO=external");
  expect(() => environmentOf("app", {})).toThrow("set DATABASE_PASSWORD");
});

test("every profile brings the database along", () => {
  expect(services["database"]?.profiles).toEqual(["demo", "production"]);
  expect(Object.values(services).flatMap(({ profiles }) => profiles)).toHaveLength(4);
});
