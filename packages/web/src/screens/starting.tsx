import { StillLoading } from "../frame/still-loading.tsx";
import { useLoading } from "../portal/use-loading.ts";
import { Button } from "../ui/button.tsx";
import { Page } from "../ui/page.tsx";

export function Starting() {
  const { isSlow } = useLoading();
  return (
    <div aria-live="polite">
      {isSlow && (
        <Page narrow>
          <StillLoading>
            <Button onClick={() => location.reload()}>Try again</Button>
          </StillLoading>
        </Page>
      )}
    </div>
  );
}
