import BusIcon from "lucide-react/icons/bus";
import * as styles from "../ui/page.css.ts";

/** What the sign-in screen says. The build writes it into the page too, to be read before a script has come. */
export function SignInWords() {
  return (
    <>
      <BusIcon className={styles.mark} />
      <div>
        <h1 className={styles.title}>Sign in to the partner portal</h1>
        <p className={styles.lead}>Reports of your company, by service.</p>
      </div>
    </>
  );
}
