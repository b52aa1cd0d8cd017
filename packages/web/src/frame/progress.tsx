import { useLoading } from "../portal/use-loading.ts";
import { ProgressBar } from "../ui/progress-bar.tsx";

export function Progress() {
  const { isLoading, isInFlight } = useLoading();
  return isInFlight && <ProgressBar isLoading={isLoading} />;
}
