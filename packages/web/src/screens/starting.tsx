import { Button } from "../ui/button.tsx";
import { Page } from "../ui/page.tsx";
import { StillLoading } from "./still-loading.tsx";

/** The start-up load: nothing to see, until it takes long. */
export function Starting() {
  return (
    <Page narrow>
      <StillLoading>
        <Button onClick={() => location.reload()}>Try again</Button>
      </StillLoading>
    </Page>
  );
}
