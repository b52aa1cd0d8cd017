import BusIcon from "lucide-react/icons/bus";
import { PageWords } from "../ui/page-words.tsx";

/** What the sign-in screen says. The build writes it into the page too, to be read before a script has come. */
export function SignInWords() {
  return (
    <PageWords
      title="Sign in to the partner portal"
      lead="Reports of your company, by service."
      mark={BusIcon}
    />
  );
}
