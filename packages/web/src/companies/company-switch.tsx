import otherIcon from "lucide/dist/esm/icons/arrow-right-left.mjs";
import switchIcon from "lucide/dist/esm/icons/chevrons-up-down.mjs";
import { useRef, useState } from "react";
import * as words from "#words/frame";
import { companiesOf } from "#words/modules";
import { navigate } from "../browser/address.ts";
import { lazyComponent } from "../browser/lazy.tsx";
import { Link } from "../browser/link.tsx";
import { useShortcut } from "../browser/shortcuts.ts";
import { tableStateForCompany } from "../browser/table-in-history.ts";
import { useLazyWhileOpen } from "../browser/use-lazy-while-open.ts";
import { Icon } from "../ui/icon.tsx";
import * as styles from "./company-switch.css.ts";

const ListBoxPopover = lazyComponent("overlays", "ListBoxPopover");

export type CompanySwitchProps = {
  /** The title of the module. */
  module: string;
  companies: readonly { id: string; name: string }[];
  active: { id: string; name: string };
  onChoose: (company: string) => void;
};

/** Shows a user with one company its name, and no switch that leads nowhere. */
export function CompanySwitch(props: CompanySwitchProps) {
  const { companies, active } = props;
  return companies.length > 1 ? (
    <Switch {...props} />
  ) : (
    <span className={styles.only} title={active.name}>
      <span className={styles.name}>{active.name}</span>
    </span>
  );
}

function Switch({ module, companies, active, onChoose }: CompanySwitchProps) {
  const [isOpen, setIsOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const Popover = useLazyWhileOpen(ListBoxPopover, isOpen);
  useShortcut("o", () => {
    // Where the focus comes back to.
    trigger.current?.focus();
    setIsOpen(true);
  });
  return (
    <>
      <button
        ref={trigger}
        type="button"
        className={styles.company}
        title={active.name}
        aria-label={words.changeCompany(active.name)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-busy={(isOpen && !Popover) || undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className={styles.name}>{active.name}</span>
        <Icon of={switchIcon} className={styles.chevron} />
      </button>
      {Popover && (
        <Popover
          label={companiesOf(module)}
          trigger={trigger}
          options={companies.map(({ id, name }) => ({ value: id, label: name }))}
          current={active.id}
          onChoose={onChoose}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

export type OtherCompanyProps = { name: string; href: string };

/** Leads back to the company that was shown before, without the list. */
export function OtherCompany({ name, href }: OtherCompanyProps) {
  const label = words.switchTo(name);
  const along = () => tableStateForCompany(href);
  useShortcut("O", () => navigate(href, { state: along() }));
  return (
    <Link href={href} state={along} className={styles.other} aria-label={label} title={label}>
      <Icon of={otherIcon} className={styles.otherIcon} />
      <span className={styles.otherName}>{name}</span>
    </Link>
  );
}
