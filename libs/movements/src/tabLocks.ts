/**
 * Runs while no other tab runs the same. Pages that are not secure have no locks: there every tab runs by itself, and
 * the platform's keys keep money from moving twice.
 */
export async function runExclusively<T>(name: string, run: () => T | Promise<T>): Promise<T> {
  const locks: LockManager | undefined = navigator.locks;
  return locks === undefined ? run() : locks.request(name, run);
}

/** Runs unless another tab is at it. */
export async function runUnlessElsewhere(name: string, run: () => Promise<void>): Promise<void> {
  const locks: LockManager | undefined = navigator.locks;
  if (locks === undefined) return run();
  await locks.request(name, { ifAvailable: true }, (lock) => (lock === null ? undefined : run()));
}
