/** How soon the end of the one who started this is noticed, in milliseconds. */
const lookMs = 500;

/**
 * Ends this process in order, once, when it is told to: by a signal, or by the end of npm. npm passes a signal on to the
 * shell that it started, which ends without a word to what runs in it.
 * @param end what is to be finished first; the exit code is 1 when that fails
 */
export function onShutdown(end: () => Promise<void>): void {
  let ending = false;
  const once = () => {
    if (ending) return;
    ending = true;
    end().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error instanceof Error ? error.message : String(error));
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', once);
  process.on('SIGTERM', once);
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) once();
  }, lookMs).unref();
}
