import doneIcon from "lucide/dist/esm/icons/circle-check.mjs";
import openIcon from "lucide/dist/esm/icons/dot.mjs";
import { asItShouldBe } from "#words/account";
import { Icon } from "../ui/icon.tsx";
import * as styles from "./password-rules.css.ts";
import type { SaidRule } from "./password-words.ts";

type PasswordRulesProps = { rules: readonly SaidRule[]; broken: readonly string[] | null };

/** The rules for a new password, with those marked that it keeps once it is being typed. */
export function PasswordRules({ rules, broken }: PasswordRulesProps) {
  return (
    <ul className={styles.rules}>
      {rules.map(({ rule, words, isChecked }) => {
        const isKept = isChecked && broken !== null && !broken.includes(rule);
        return (
          <li key={rule} className={isKept ? styles.kept : styles.rule}>
            <Icon of={isKept ? doneIcon : openIcon} className={styles.icon} />
            <span>
              {words}
              {isKept && <span className={styles.spoken}>{asItShouldBe}</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
