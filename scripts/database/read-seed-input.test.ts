import { describe, expect, it } from "vitest";
import { SEED_USAGE, readSeedInput } from "./read-seed-input.ts";

const read = (line: string, env: NodeJS.ProcessEnv = {}) =>
  readSeedInput(line.split(" ").filter(Boolean), env);

describe("the command line of the seed", () => {
  it("means the demo data as it is when nothing is said", () => {
    expect(read("")).toEqual({ help: false, companies: 80, invoicesPerMonth: 12 });
  });

  it("takes how many companies and invoices", () => {
    expect(read("--companies 5000 --invoices-per-month=40")).toMatchObject({
      companies: 5000,
      invoicesPerMonth: 40,
    });
    expect(read("--help").help).toBe(true);
    expect(SEED_USAGE).toContain("--companies N");
  });

  it.each([
    ["--companies", "--companies takes a whole number from 80 to 10000, not nothing"],
    ["--companies viele", '--companies takes a whole number from 80 to 10000, not "viele"'],
    ["--companies 79", 'not "79"'],
    ["--companies 10001", 'not "10001"'],
    ["--companies 1e3", 'not "1e3"'],
    ["--companies 100.5", 'not "100.5"'],
    ["--companies -100", "--companies takes a whole number"],
    ["--invoices-per-month 0", '--invoices-per-month takes a whole number from 1 to 200, not "0"'],
    ["--company 100", 'no option "--company"'],
    ["100", 'npm run seed takes options alone, not "100"'],
  ])("%s is refused: %s", (line, reason) => {
    expect(() => read(line)).toThrow(reason);
  });

  it("tells of an option that npm has taken for its own", () => {
    expect(() => read("", { npm_config_companies: "5000" })).toThrow(
      "npm has kept --companies to itself: write npm run seed -- --companies …",
    );
  });
});
