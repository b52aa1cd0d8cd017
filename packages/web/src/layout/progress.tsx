import { useLoading } from "../state/use-loading.ts";
import { ProgressBar } from "../ui/layout/progress-bar.tsx";

export function Progress() {
  const { isLoading, isInFlight } = useLoading();
  return isInFlight && <ProgressBar isLoading={isLoading} />;
}
