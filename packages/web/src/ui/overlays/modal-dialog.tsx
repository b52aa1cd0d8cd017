import closeIcon from "lucide/dist/esm/icons/x.mjs";
import type { ReactNode } from "react";
import { Dialog as AriaDialog, Heading } from "react-aria-components/Dialog";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { close } from "#words/overlays";
import { Button } from "../button.tsx";
import { Icon } from "../icon.tsx";
import { LocaleProvider } from "../locale-provider.tsx";
import * as styles from "./dialog.css.ts";

export type DialogProps = {
  title: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
  footer?: ReactNode;
  /** Whether Escape, a press outside and the cross close it; otherwise only the footer does. */
  isDismissable?: boolean;
};

export function ModalDialog({
  title,
  isOpen,
  onOpenChange,
  children,
  footer,
  isDismissable = true,
}: DialogProps) {
  return (
    <LocaleProvider>
      <ModalOverlay
        className={styles.backdrop}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        isDismissable={isDismissable}
        isKeyboardDismissDisabled={!isDismissable}
      >
        <Modal className={styles.panel}>
          <AriaDialog className={styles.dialog}>
            <div className={styles.head}>
              <Heading slot="title" level={2} className={styles.title}>
                {title}
              </Heading>
              {isDismissable && (
                <Button
                  variant="quiet"
                  square
                  aria-label={close}
                  onClick={() => onOpenChange(false)}
                >
                  <Icon of={closeIcon} />
                </Button>
              )}
            </div>
            <div className={styles.body}>{children}</div>
            {footer && <div className={styles.foot}>{footer}</div>}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </LocaleProvider>
  );
}
