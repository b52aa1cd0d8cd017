import { chunkOf } from "./lazy.tsx";

const chunk = () => chunkOf("deferred");

export const later = {
  load: () => chunk().load(),
  part: () => chunk()?.loaded(),
  get arrival() {
    return chunk().whenLoaded();
  },
};
