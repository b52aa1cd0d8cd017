declare module "lucide/dist/esm/icons/*" {
  const drawing: import("./icon.tsx").Drawing;
  export default drawing;
}
