/**
 * A countdown as it is kept: the moments (epoch milliseconds of this device's clock) between which it runs.
 * Only differences of one device's clock are used, so a clock that is wrong by hours does no harm.
 */
export interface Countdown {
  readonly startedAt: number;
  readonly endsAt: number;
}

/** Two clocks read together. `mono` never jumps but may stand still while the device sleeps. */
export interface Clocks {
  /** Milliseconds, `Date.now()`. */
  readonly wall: number;
  /** Milliseconds, `performance.now()`. */
  readonly mono: number;
}

/** A countdown of this page's life: the kept one, tied to the clock that cannot be set. */
export interface RunningCountdown extends Countdown {
  /** Reading of the monotonic clock at which it ends. */
  readonly monoEnd: number;
}

export function readClocks(): Clocks {
  return { wall: Date.now(), mono: performance.now() };
}

/** Starts a countdown of `duration` milliseconds. */
export function startCountdown(duration: number, now: Clocks): RunningCountdown {
  return { startedAt: now.wall, endsAt: now.wall + duration, monoEnd: now.mono + duration };
}

/** Takes up a kept countdown after a reload. A clock set back meanwhile makes it at most whole again. */
export function resumeCountdown(kept: Countdown, now: Clocks): RunningCountdown {
  const duration = kept.endsAt - kept.startedAt;
  const left = Math.min(Math.max(kept.endsAt - now.wall, 0), duration);
  return { ...kept, monoEnd: now.mono + left };
}

/**
 * Milliseconds left, computed from the end and never counted down, so that it cannot drift (SMS-05).
 * The smaller of both clocks: the wall clock is right after a sleep, the monotonic one after the wall
 * clock was set back. (Set forward, the button wakes early, and the platform refuses a code too soon.)
 */
export function remaining(countdown: RunningCountdown, now: Clocks): number {
  return Math.max(0, Math.min(countdown.endsAt - now.wall, countdown.monoEnd - now.mono));
}
