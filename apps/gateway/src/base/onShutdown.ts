/** How soon the end of the one who started this is noticed, in milliseconds. */
const lookMs = 500;

const tellError = (error: unknown) =>
  console.error(error instanceof Error ? error.message : String(error));

/**
 * Ends this process in order, once, when it is told to: by a signal, or by the end of npm. npm passes a signal on to the
 * shell that it started, which ends without a word to what runs in it.
 * @param end finishes first; hears which signal it was. The exit code is 1 when it fails
 * @param tell hears of its failure. @default the console
 */
export function onShutdown(
  end: (why: string) => Promise<void>,
  tell: (error: unknown) => void = tellError,
): void {
  let ending = false;
  const once = (why: string) => {
    if (ending) return;
    ending = true;
    end(why).then(
      () => process.exit(0),
      (error: unknown) => {
        tell(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', once);
  process.on('SIGTERM', once);
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) once('the end of what started it');
  }, lookMs).unref();
}
