/** Ends a command that could not do its work with 2, and the cause in one line: 1 is what a check answers. */
export async function asCommand(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 2;
  }
}
