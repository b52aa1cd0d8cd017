import CheckIcon from "lucide-react/icons/check";
import ChevronIcon from "lucide-react/icons/chevron-right";
import * as styles from "./choice-list.css.ts";

export type ChoiceListProps = {
  choices: readonly { id: string; title: string }[];
  current: string | undefined;
  onChoose: (id: string) => void;
};

export function ChoiceList({ choices, current, onChoose }: ChoiceListProps) {
  return (
    <ul className={styles.list}>
      {choices.map(({ id, title }) => (
        <li key={id} className={styles.item}>
          <button
            type="button"
            className={styles.choice}
            aria-current={id === current ? "true" : undefined}
            onClick={() => onChoose(id)}
          >
            <span className={styles.title}>{title}</span>
            {id === current ? (
              <CheckIcon className={styles.check} />
            ) : (
              <ChevronIcon className={styles.chevron} />
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
