import fc from "fast-check";

// The first example that a mutant fails will do, and it need not be the smallest.
fc.configureGlobal({ endOnFailure: true });
