import * as words from "#words/sign-in";
import { useLoading } from "../state/use-loading.ts";
import { Button } from "../ui/button.tsx";
import { Page } from "../ui/layout/page.tsx";
import { StillLoading } from "./still-loading.tsx";

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
