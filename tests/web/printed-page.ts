import { configure, getConfig } from "@testing-library/react";

const { getElementError } = getConfig();

// A page takes long to be printed, and each try of a wait would print it: here only who reads the message does.
configure({
  getElementError(message, container) {
    const error = Object.assign(new Error(), { name: "TestingLibraryElementError" });
    let printed: string | undefined;
    return Object.defineProperty(error, "message", {
      configurable: true,
      get() {
        printed ??= getElementError(message, container).message;
        return printed;
      },
    });
  },
});
