/** Of the users `demo` and `solo`. */
export const password = "a phrase for the tests";
