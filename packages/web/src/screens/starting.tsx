import * as words from "#words/sign-in";
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
            <Button onClick={() => location.reload()}>{words.tryAgain}</Button>
          </StillLoading>
        </Page>
      )}
    </div>
  );
}
