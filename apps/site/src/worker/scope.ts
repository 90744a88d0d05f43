/** An event of a worker's life, which can be made to last until some work is done. */
export interface LifetimeEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** What the worker's code uses of its global scope; the compiler knows the window's only. */
interface WorkerScope {
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LifetimeEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
}

export const scope = globalThis as unknown as WorkerScope;
