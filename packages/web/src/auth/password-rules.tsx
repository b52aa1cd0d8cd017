import doneIcon from "lucide/dist/esm/icons/circle-check.mjs";
import openIcon from "lucide/dist/esm/icons/dot.mjs";
import { asItShouldBe } from "#words/account";
import { Icon } from "../ui/icon.tsx";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import * as styles from "./account.css.ts";
import type { PasswordRuleText } from "./account-messages.tsx";

type PasswordRulesProps = { rules: readonly PasswordRuleText[]; broken: readonly string[] | null };

/** Marks the rules that the typed password keeps. */
export function PasswordRules({ rules, broken }: PasswordRulesProps) {
  return (
    <ul className={styles.rules}>
      {rules.map(({ rule, words, isChecked }) => {
        const isKept = isChecked && broken !== null && !broken.includes(rule);
        return (
          <li key={rule} className={isKept ? styles.keptRule : styles.rule}>
            <Icon of={isKept ? doneIcon : openIcon} className={styles.ruleIcon} />
            <span>
              {words}
              {isKept && <VisuallyHidden>{asItShouldBe}</VisuallyHidden>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
