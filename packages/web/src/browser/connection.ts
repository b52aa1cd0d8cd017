import { fromCallback } from "xstate";

export const followConnection = fromCallback(({ sendBack }) => {
  const lost = () => sendBack({ type: "connection.lost" });
  const restored = () => sendBack({ type: "connection.restored" });
  if (!navigator.onLine) lost();
  addEventListener("offline", lost);
  addEventListener("online", restored);
  return () => {
    removeEventListener("offline", lost);
    removeEventListener("online", restored);
  };
});
