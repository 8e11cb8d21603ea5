import { useEffect, useState } from "react";
import type { FieldEnvironment } from "../field-view.ts";
import { isOwnAddress } from "../../domain/own-address.ts";

/** An address that an `img` can load; undefined until it is there, null where it cannot be had. */
export type PictureSource = string | undefined | null;

/** A picture of the web by its address; one of this application as it is given to the user who is signed in. */
export function usePicture(address: string, readFile: FieldEnvironment["readFile"]): PictureSource {
  const isOwn = isOwnAddress(address);
  const [picture, setPicture] = useState<PictureSource>();
  useEffect(() => {
    if (!isOwn) return undefined;
    let isWanted = true;
    let source: string | undefined;
    const read = async () => {
      const blob = await readFile(address).catch(() => null);
      if (!isWanted) return;
      source = blob === null ? undefined : URL.createObjectURL(blob);
      setPicture(source ?? null);
    };
    void read();
    return () => {
      isWanted = false;
      if (source !== undefined) URL.revokeObjectURL(source);
      setPicture(undefined);
    };
  }, [isOwn, address, readFile]);
  return isOwn ? picture : address;
}
