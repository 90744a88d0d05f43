/** Whole seconds until `end` (epoch milliseconds), never below 0. */
export function secondsUntil(end: number, now: number): number {
  return Math.max(0, Math.ceil((end - now) / 1000));
}

/** Minutes and seconds, as in `09:05`; hours lead when there are some. */
export function formatClock(seconds: number): string {
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60];
  const hours = Math.floor(seconds / 3600);
  const shown = hours > 0 ? [hours, ...parts] : parts;
  return shown.map((part) => String(part).padStart(2, '0')).join(':');
}
