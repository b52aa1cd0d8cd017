declare module "lucide/dist/esm/icons/*" {
  const icon: import("./icon.tsx").IconNode;
  export default icon;
}
