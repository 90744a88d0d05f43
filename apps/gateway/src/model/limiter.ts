/** Counts events per key in a sliding window. One process serves a platform, so memory is enough. */
export class Limiter {
  readonly #events = new Map<string, number[]>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  #recent(key: string, windowMs: number): number[] {
    const since = this.#now() - windowMs;
    return (this.#events.get(key) ?? []).filter((moment) => moment > since);
  }

  /** How many events the key has in the window, in milliseconds. */
  count(key: string, windowMs: number): number {
    return this.#recent(key, windowMs).length;
  }

  /** Records an event; it stays until it falls out of the window it is counted in. */
  record(key: string, windowMs: number): void {
    const recent = this.#recent(key, windowMs);
    recent.push(this.#now());
    this.#events.set(key, recent);
    if (this.#events.size > 20_000) this.#forgetOldest();
  }

  /** Records an event unless the key already has `most` of them: then nothing is recorded and the answer is false. */
  take(key: string, most: number, windowMs: number): boolean {
    if (this.count(key, windowMs) >= most) return false;
    this.record(key, windowMs);
    return true;
  }

  clear(key: string): void {
    this.#events.delete(key);
  }

  // A flood of keys must not become a flood of memory; Map keeps the order of insertion.
  #forgetOldest(): void {
    for (const key of [...this.#events.keys()].slice(0, 5_000)) this.#events.delete(key);
  }
}
