import { lazyComponent } from "../../browser/lazy.tsx";
import { SkeletonRows } from "../layout/skeleton-rows.tsx";
import * as styles from "./dialog.css.ts";
import type { DialogProps } from "./modal-dialog.tsx";

const ModalDialog = lazyComponent("overlays", "ModalDialog");

export function Dialog(props: DialogProps) {
  return <ModalDialog {...props} fallback={<DialogSkeleton {...props} />} />;
}

/** Shown at once, while the script of the dialog loads. */
function DialogSkeleton({ title }: Pick<DialogProps, "title">) {
  return (
    <div className={styles.skeleton}>
      <div role="status" className={styles.panel}>
        <div className={styles.dialog}>
          <div className={styles.head}>
            <p className={styles.skeletonTitle}>{title}</p>
          </div>
          <div className={styles.body}>
            <SkeletonRows rows={3} columns={2} />
          </div>
        </div>
      </div>
    </div>
  );
}
