import { globalStyle, keyframes } from "@vanilla-extract/css";
import { fontFamilies } from "./font-families.ts";
import {
  colour,
  hiddenInPrint,
  indeterminateBar,
  indeterminateBarRtl,
  media,
  radius,
  rightToLeft,
  type,
  weight,
} from "./theme.css.ts";

globalStyle("*, *::before, *::after", { boxSizing: "border-box" });

globalStyle("html", {
  WebkitTextSizeAdjust: "100%",
  textSizeAdjust: "100%",
  // Keeps focused elements clear of the header and the totals.
  scrollPaddingTop: "7rem",
  scrollPaddingBottom: "5rem",
});

globalStyle("body", {
  margin: 0,
  minHeight: "100dvh",
  background: colour.canvas,
  color: colour.text,
  fontFamily: fontFamilies(),
  ...type.body,
  fontWeight: weight.normal,
  WebkitFontSmoothing: "antialiased",
});

globalStyle("h1, h2, h3, p, dl, dd, ol, ul, figure", { margin: 0, padding: 0 });
globalStyle("h1, h2, h3", { fontWeight: weight.strong, textWrap: "balance" });
globalStyle("ol, ul", { listStyle: "none" });
globalStyle("button, input, select", { font: "inherit", color: "inherit", margin: 0 });
globalStyle("a", { color: "inherit" });
// Shows a press at once. Links with a background have their own rule.
globalStyle(":where(a:active, a[aria-busy=true])", { background: colour.hover });
globalStyle("nav", { "@media": hiddenInPrint });
globalStyle(":focus", { outline: "none" });
globalStyle(":focus-visible", { outline: `2px solid ${colour.accentText}`, outlineOffset: "2px" });
// A busy button shows a moving line, which takes no room.
const travel = keyframes({
  from: { backgroundPositionX: "150%" },
  to: { backgroundPositionX: "-50%" },
});
globalStyle("button[aria-busy=true]", { position: "relative" });
globalStyle("button[aria-busy=true]::after", {
  content: "",
  position: "absolute",
  insetInline: radius.control,
  insetBlockEnd: 0,
  height: "2px",
  backgroundImage: "linear-gradient(currentColor, currentColor)",
  backgroundSize: "40% 100%",
  backgroundRepeat: "no-repeat",
  backgroundPositionX: "50%",
  animation: `${travel} 1.1s linear infinite`,
});

// Looks like the progress bar, until its script has loaded.
globalStyle("html[data-busy]::before", {
  content: "",
  position: "fixed",
  insetInlineStart: 0,
  insetBlockStart: 0,
  zIndex: 30,
  height: "2px",
  background: colour.accentText,
  ...indeterminateBar,
});
globalStyle(`${rightToLeft}[data-busy]::before`, indeterminateBarRtl);

globalStyle("h1:focus-visible, main:focus-visible", { outline: "none" });

globalStyle("*, *::before, *::after", {
  "@media": {
    [media.calm]: {
      // An endless animation would flicker.
      animationIterationCount: "1 !important",
      animationDuration: "1ms !important",
      transition: "none !important",
    },
  },
});

globalStyle(":root[data-waiting] #root", { display: "none" });
