import { store, stored } from "../../platform/stored.ts";

const entry = "pictures";

export function arePicturesClosed(): boolean {
  return stored("device", entry) === "closed";
}

export function rememberPictures(areClosed: boolean): void {
  store("device", entry, areClosed ? "closed" : null);
}
