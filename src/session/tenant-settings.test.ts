import { expect, it } from "vitest";
import { readTenantSettings, settingsOfFirm } from "./tenant-settings.ts";

it.each([
  ["", 12, []],
  ["cluePrivatePool", 12, ["cluePrivatePool"]],
  ["cluePrivatePool:12+15+19", 15, ["cluePrivatePool"]],
  ["cluePrivatePool:12+15+19", "19", ["cluePrivatePool"]],
  ["cluePrivatePool:12+15+19", 1, []],
  ["cluePrivatePool:, other", 12, ["other"]],
])("of %j firm %s has %j", (text, firm, names) => {
  expect([...settingsOfFirm(readTenantSettings(text), firm)]).toEqual(names);
});
