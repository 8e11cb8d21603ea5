import type { RendererHost } from "../../renderer/host.ts";
import { fetchPageSettings } from "./page-settings.ts";

export const embeddedAddress: RendererHost["embeddedAddress"] = async (system) =>
  (await fetchPageSettings(import.meta.env.BASE_URL))[system];
