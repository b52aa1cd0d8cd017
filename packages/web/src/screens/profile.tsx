import { useState } from "react";
import { catalogue } from "../modules/catalogue.ts";
import { useAuthentication } from "../portal/use-authentication.ts";
import { useAllCompanies } from "../portal/use-companies.ts";
import { chooseTheme, storedTheme, type ThemeChoice, themeChoices } from "../theme/choice.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { ButtonRow } from "../ui/button-row.tsx";
import { Page } from "../ui/page.tsx";
import { PageHeading } from "../ui/page-heading.tsx";
import { Panel } from "../ui/panel.tsx";
import { TermList } from "../ui/term-list.tsx";

const themeNames: Record<ThemeChoice, string> = { system: "System", light: "Light", dark: "Dark" };

export default function Profile() {
  const { user, busy, signOutFailed, signOut } = useAuthentication();
  const companies = useAllCompanies();
  const listed = catalogue.flatMap(({ module, title }) => {
    const names = (companies[module] ?? []).map(({ name }) => name);
    return names.length > 0 ? [{ term: title, value: names.join(", ") }] : [];
  });
  return (
    <Page>
      <PageHeading
        actions={
          <Button busy={busy} onClick={signOut}>
            Sign out
          </Button>
        }
      >
        Profile
      </PageHeading>
      {signOutFailed && <Alert>Signing out failed. You are still signed in.</Alert>}
      <Panel title="User">
        <TermList terms={fieldsOf(user ?? {})} />
      </Panel>
      <Panel title="Companies">
        <TermList terms={listed} />
      </Panel>
      <Panel title="Appearance">
        <ThemeButtons />
      </Panel>
    </Page>
  );
}

function ThemeButtons() {
  const [theme, setTheme] = useState(() => storedTheme());
  const choose = (choice: ThemeChoice) => {
    chooseTheme(choice);
    setTheme(choice);
  };
  return (
    <ButtonRow label="Theme">
      {themeChoices.map((choice) => (
        <Button key={choice} aria-pressed={theme === choice} onClick={() => choose(choice)}>
          {themeNames[choice]}
        </Button>
      ))}
    </ButtonRow>
  );
}

/** Every field that the host sent, whatever it is called. */
function fieldsOf(user: Readonly<Record<string, unknown>>) {
  return Object.entries(user).map(([key, value]) => ({
    term: key.replaceAll("_", " ").replace(/^./, (first) => first.toUpperCase()),
    value: inWords(value),
  }));
}

function inWords(value: unknown): string {
  if (value === null || value === undefined || value === "") return "N/A";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
