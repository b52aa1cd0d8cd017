import { isOffered } from "machines/offered";
import { changePassword, getSecondFactor, listSessions } from "partner-sdk";
import { useState } from "react";
import * as frame from "#words/frame";
import * as words from "#words/screens";
import { language } from "#words/sign-in";
import { lazyComponent } from "../browser/lazy.tsx";
import { CopyTrace } from "../layout/copy-trace.tsx";
import { ErrorBoundary } from "../layout/error-boundary.tsx";
import { catalogue } from "../reports/definitions/catalogue.ts";
import { useAllCompanies } from "../state/use-allowed-companies.ts";
import { useAuthentication } from "../state/use-authentication.ts";
import { useOffered } from "../state/use-offered.ts";
import { chooseTheme, storedTheme, type ThemeChoice, themeChoices } from "../theme/choice.ts";
import { Button } from "../ui/button.tsx";
import { ButtonGroup } from "../ui/fields/button-group.tsx";
import { LanguageChoice } from "../ui/fields/language-choice.tsx";
import { Alert } from "../ui/layout/alert.tsx";
import { Page } from "../ui/layout/page.tsx";
import { PageHeading } from "../ui/layout/page-heading.tsx";
import { Panel } from "../ui/layout/panel.tsx";
import { DescriptionList } from "../ui/table/description-list.tsx";
import * as styles from "./profile.css.ts";

const OwnAccount = lazyComponent("account", "OwnAccount");
const ProfileSettings = lazyComponent("deferred", "ProfileSettings");

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
        <DescriptionList terms={fieldsOf(user ?? {})} />
      </Panel>
      {listed.length > 0 && (
        <Panel title={words.companies}>
          <DescriptionList terms={listed} />
        </Panel>
      )}
      <OwnAccountIfAny />
      <Panel title={language}>
        <LanguageChoice />
      </Panel>
      <ErrorBoundary resetKey="" fallback={<Alert>{words.partMissing}</Alert>}>
        <ProfileSettings />
      </ErrorBoundary>
      <Panel title={words.appearance}>
        <ThemeButtons />
      </Panel>
      <Panel title={words.wentWrong}>
        <CopyTrace />
      </Panel>
    </Page>
  );
}

/** What the sections of the user's own account begin with. */
const ownAccount = [changePassword, getSecondFactor, listSessions];

function OwnAccountIfAny() {
  const offered = useOffered();
  const isThere = ownAccount.some((operation) => isOffered(operation, offered));
  return (
    isThere && (
      <ErrorBoundary resetKey="" fallback={<Alert>{words.partMissing}</Alert>}>
        <OwnAccount fallback={<div className={styles.account} />} />
      </ErrorBoundary>
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
    <ButtonGroup label={words.theme}>
      {themeChoices.map((choice) => (
        <Button key={choice} aria-pressed={theme === choice} onClick={() => choose(choice)}>
          {words.themes[choice]}
        </Button>
      ))}
    </ButtonGroup>
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
