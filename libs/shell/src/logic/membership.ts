const msPerDay = 86_400_000;

/**
 * The running day of a membership, counted from 1 on the day of registration (SHELL-08).
 * @param registeredAt epoch milliseconds
 * @param now epoch milliseconds
 */
export function membershipDay(registeredAt: number, now: number): number {
  return Math.max(1, Math.floor((now - registeredAt) / msPerDay) + 1);
}
