import { language } from "#language";
import * as words from "#words/sign-in";
import { chooseLanguage } from "../../browser/language.ts";
import { languages, supportedLanguages } from "../../i18n/languages/languages.ts";
import { Button } from "../button.tsx";
import * as styles from "./field.css.ts";

/** Each language by its native name. */
export function LanguageChoice() {
  return (
    <fieldset className={styles.languages} aria-label={words.language}>
      {supportedLanguages.map((one) => (
        <Button
          key={one}
          lang={one}
          aria-pressed={one === language}
          onClick={() => chooseLanguage(one)}
        >
          {languages[one]}
        </Button>
      ))}
    </fieldset>
  );
}
