/** An event of a worker's life, which can be made to last until some work is done. */
export interface LifetimeEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** The part of its global scope that the worker's code uses; the compiler knows the window's only. */
interface WorkerScope {
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LifetimeEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
}

export const scope = globalThis as unknown as WorkerScope;
