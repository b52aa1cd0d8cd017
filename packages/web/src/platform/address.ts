import { createContext, useContext } from "react";
import { navigate } from "wouter/use-browser-location";

export { navigate };

/** As the browser has it, not decoded. */
export type Address = {
  pathname: string;
  search: string;
  /** The page that led here by a link to what it is made of. */
  from?: string;
};

/** A part that is shown by itself is at the root. */
export const AddressContext = createContext<Address>({ pathname: "/", search: "" });

export function useAddress() {
  const { pathname, search, from } = useContext(AddressContext);
  return { path: pathname, page: pathname + search, from };
}
