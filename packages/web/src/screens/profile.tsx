import { useState } from "react";
import * as frame from "#words/frame";
import * as words from "#words/screens";
import { language } from "#words/sign-in";
import { ScreenBoundary } from "../frame/screen-boundary.tsx";
import { catalogue } from "../modules/catalogue.ts";
import { lazyComponent } from "../platform/lazy.tsx";
import { usePortalValue } from "../portal/portal-context.ts";
import { useAllCompanies } from "../portal/use-allowed-companies.ts";
import { useAuthentication } from "../portal/use-authentication.ts";
import { chooseTheme, storedTheme, type ThemeChoice, themeChoices } from "../theme/choice.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { ButtonRow } from "../ui/button-row.tsx";
import { LanguageChoice } from "../ui/language-choice.tsx";
import { Page } from "../ui/page.tsx";
import { PageHeading } from "../ui/page-heading.tsx";
import { Panel } from "../ui/panel.tsx";
import { TermList } from "../ui/term-list.tsx";
import { CopyTrace } from "./copy-trace.tsx";
import * as styles from "./profile.css.ts";

const OwnAccount = lazyComponent("account", "OwnAccount");
const ProfileChoices = lazyComponent("deferred", "ProfileChoices");

export function Profile() {
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
            {frame.signOut}
          </Button>
        }
      >
        {frame.profile}
      </PageHeading>
      {signOutFailed && <Alert>{frame.signOutFailed}</Alert>}
      <Panel title={words.user}>
        <TermList terms={fieldsOf(user ?? {})} />
      </Panel>
      {listed.length > 0 && (
        <Panel title={words.companies}>
          <TermList terms={listed} />
        </Panel>
      )}
      <OwnAccountIfAny />
      <Panel title={language}>
        <LanguageChoice />
      </Panel>
      <ScreenBoundary at="" instead={<Alert>{words.partMissing}</Alert>}>
        <ProfileChoices />
      </ScreenBoundary>
      <Panel title={words.appearance}>
        <ThemeButtons />
      </Panel>
      <Panel title={words.wentWrong}>
        <CopyTrace />
      </Panel>
    </Page>
  );
}

const ownAccountFeatures = ["password", "second_factor", "sessions"];

/** What the host has for the user's own account. */
function OwnAccountIfAny() {
  const features = usePortalValue(({ context }) => context.reporting.features);
  const isThere = ownAccountFeatures.some((feature) => features.includes(feature));
  return (
    isThere && (
      <ScreenBoundary at="" instead={<Alert>{words.partMissing}</Alert>}>
        <OwnAccount fallback={<div className={styles.account} />} />
      </ScreenBoundary>
    )
  );
}

function ThemeButtons() {
  const [theme, setTheme] = useState(() => storedTheme());
  const choose = (choice: ThemeChoice) => {
    chooseTheme(choice);
    setTheme(choice);
  };
  return (
    <ButtonRow label={words.theme}>
      {themeChoices.map((choice) => (
        <Button key={choice} aria-pressed={theme === choice} onClick={() => choose(choice)}>
          {words.themes[choice]}
        </Button>
      ))}
    </ButtonRow>
  );
}

function fieldsOf(user: object) {
  return Object.entries(user).map(([key, value]) => ({
    term: words.fieldOfUser(key),
    value: inWords(value),
  }));
}

function inWords(value: unknown): string {
  if (value === true) return words.yes;
  if (value === false) return words.no;
  if (Array.isArray(value)) return value.map(inWords).join(", ") || frame.notAvailable;
  if (typeof value === "object" && value !== null) {
    const fields = fieldsOf(value).map(({ term, value }) => `${term}: ${value}`);
    return fields.join(", ") || frame.notAvailable;
  }
  return String(value ?? "").trim() || frame.notAvailable;
}
