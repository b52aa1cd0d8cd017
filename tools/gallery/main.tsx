import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { defineChunks } from "web/delivery/chunks.ts";
import { Gallery } from "./gallery.tsx";
import "web/theme/fonts.css.ts";
import "web/theme/page.css.ts";

export function start() {
  defineChunks();
  const root = document.getElementById("root");
  if (!root) throw new Error("The page has no element to be shown in.");
  createRoot(root).render(
    <StrictMode>
      <Gallery />
    </StrictMode>,
  );
}
