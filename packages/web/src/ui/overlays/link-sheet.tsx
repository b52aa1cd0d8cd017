import checkIcon from "lucide/dist/esm/icons/check.mjs";
import closeIcon from "lucide/dist/esm/icons/x.mjs";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { close } from "#words/overlays";
import { useAddress } from "../../browser/address.ts";
import { Link } from "../../browser/link.tsx";
import { Button } from "../button.tsx";
import { Icon, type IconNode } from "../icon.tsx";
import * as styles from "./link-sheet.css.ts";

export type SheetLink = {
  title: string;
  href: string;
  isCurrent: boolean;
  icon?: IconNode | undefined;
};

export type LinkSheetProps = {
  /** What the links have in common, which titles the sheet. */
  label: string;
  links: readonly SheetLink[];
  /** The content of the button that opens it. */
  children: ReactNode;
  /** The accessible name of the button, where its content does not say it. */
  name?: string;
  className: string;
};

/** A button that opens links in a sheet: those that a wide screen has in a row. */
export function LinkSheet({ label, links, children, name, className }: LinkSheetProps) {
  const { page } = useAddress();
  // It closes together with the screen that one of its links leaves.
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  const isOpen = openedOn === page;
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={name}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpenedOn(page)}
      >
        {children}
      </button>
      {isOpen &&
        // The button may stand in a heading, which the links are no part of.
        createPortal(
          <Sheet label={label} links={links} onClose={() => setOpenedOn(null)} />,
          document.body,
        )}
    </>
  );
}

type SheetProps = Pick<LinkSheetProps, "label" | "links"> & { onClose: () => void };

function Sheet({ label, links, onClose }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>("[aria-current]")?.focus();
  }, []);
  // The browser gives the focus back to the button, which it does not where a link takes the sheet away.
  const dismiss = () => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-label={label}
      onClose={onClose}
      {...{ onClick: (event) => event.target === dialog.current && dismiss() }}
    >
      <div className={styles.head}>
        <p className={styles.title}>{label}</p>
        <Button variant="quiet" square aria-label={close} onClick={dismiss}>
          <Icon of={closeIcon} />
        </Button>
      </div>
      <nav aria-label={label}>
        <ul className={styles.list}>
          {links.map(({ title, href, isCurrent, icon }) => (
            <li key={href}>
              <Link
                href={href}
                className={styles.link}
                {...(isCurrent && { "aria-current": "page", onClick: dismiss })}
              >
                {icon && <Icon of={icon} className={styles.mark} />}
                {title}
                {isCurrent && <Icon of={checkIcon} className={styles.current} />}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </dialog>
  );
}
