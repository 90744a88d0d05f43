/** Prints a failure in words: an error the tool raised on purpose needs no stack trace. */
export function exitWithError(error: unknown): never {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
