/** The settings of this installation by name, each with the ids of the firms that have it; null: all of them. */
export type TenantSettings = ReadonlyMap<string, ReadonlySet<string> | null>;

/** Reads `one:12+15,other`: `one` for two firms, `other` for every one. */
export function readTenantSettings(text: string): TenantSettings {
  const parts = text.split(",").map((part) => part.trim());
  return new Map(
    parts.filter(Boolean).map((part) => {
      const [name = "", firms] = part.split(":");
      return [name, firms === undefined ? null : new Set(firms.split("+").filter(Boolean))];
    }),
  );
}

/** The names of the settings that a firm has. */
export function settingsOfFirm(settings: TenantSettings, firm: number | string): ReadonlySet<string> {
  const held = [...settings].filter(([, firms]) => firms === null || firms.has(String(firm)));
  return new Set(held.map(([name]) => name));
}
