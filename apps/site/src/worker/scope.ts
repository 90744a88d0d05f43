/** An event of a worker's life, which can be made to last until some work is done. */
export interface LifetimeEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** Requests that the browser answers without the worker's script. */
export interface WorkerRoute {
  readonly condition: { readonly urlPattern: string };
  readonly source: 'cache';
}

/** Engines without routes of a worker's own have no `addRoutes`. */
interface InstallEvent extends LifetimeEvent {
  addRoutes?(routes: readonly WorkerRoute[]): Promise<void>;
}

/** The part of its global scope that the worker's code uses; the compiler knows the window's only. */
interface WorkerScope {
  readonly registration: Pick<ServiceWorkerRegistration, 'unregister'>;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', listener: (event: InstallEvent) => void): void;
  addEventListener(type: 'activate', listener: (event: LifetimeEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
}

export const scope = globalThis as unknown as WorkerScope;
