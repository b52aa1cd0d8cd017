import { chunkOf } from "./lazy.tsx";

const chunk = () => chunkOf("overlays");

export const overlays = {
  load: () => chunk().load(),
  part: () => chunk()?.loaded(),
  get arrival() {
    return chunk().whenLoaded();
  },
};
