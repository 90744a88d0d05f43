export interface Ago {
  readonly value: number;
  readonly unit: 'minute' | 'hour' | 'day';
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** An age in milliseconds in its largest whole unit, at least one minute. */
export function toAgo(age: number): Ago {
  if (age >= day) return { value: Math.floor(age / day), unit: 'day' };
  if (age >= hour) return { value: Math.floor(age / hour), unit: 'hour' };
  return { value: Math.max(1, Math.floor(age / minute)), unit: 'minute' };
}
