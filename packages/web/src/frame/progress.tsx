import { useLoading } from "../portal/use-loading.ts";
import { ProgressBar } from "../ui/progress-bar.tsx";

/** The root view's indicator: it says so while the loading flag is set, and runs while anything is in flight. */
export function Progress() {
  const { isLoading, isInFlight } = useLoading();
  return isInFlight && <ProgressBar isLoading={isLoading} />;
}
