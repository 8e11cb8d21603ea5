import { expect, it } from "vitest";
import { readEdition } from "./edition.ts";

it("is collaborative with any of seven services, and with no other", () => {
  const services = Array.from({ length: 33 }, (_, index) => String(1000 + index));
  const collaborative = services.filter(
    (serviceVersion) =>
      readEdition({
        versionDtoList: [{ serviceTag: "SH", serviceVersion }],
        dzgsDTO: { productType: 1 },
      }).versionClass === "XT",
  );
  expect(collaborative).toEqual(["1020", "1021", "1023", "1024", "1025", "1026", "1027"]);
});
