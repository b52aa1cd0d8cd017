import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./page/app.tsx";
import "web/theme/page.css.ts";
import "./drawing/drawing.css";
import "./page/viewer.css";
import "./page/trace-page.css";
import "./story/story.css";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no element to be shown in.");
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
