import { create } from 'zustand';

/** How long a toast stays, in milliseconds (SHELL-10). */
export const toastDurations = {
  default: 1500,
  short: 3000,
  long: 8000,
  loadingShort: 2000,
  loading: 3000,
  untilDone: 9_999_000,
} as const;

export type ToastKind = 'info' | 'success' | 'error' | 'offline' | 'loading';

export interface ToastItem {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: string;
}

export interface ToastOptions {
  /** Milliseconds until it goes; see `toastDurations`. @default 1500, loading: until dismissed */
  durationMs?: number;
}

/** The toasts on screen, oldest first; at most three. */
export const useToasts = /* @__PURE__ */ create<{ readonly items: readonly ToastItem[] }>(() => ({
  items: [],
}));

let lastId = 0;

function show(kind: ToastKind, text: string, durationMs: number): () => void {
  lastId += 1;
  const item: ToastItem = { id: lastId, kind, text };
  const dismiss = () => {
    clearTimeout(timer);
    useToasts.setState(({ items }) => ({ items: items.filter((other) => other.id !== item.id) }));
  };
  const timer = setTimeout(dismiss, durationMs);
  useToasts.setState(({ items }) => ({
    // Saying the same thing twice at once helps nobody.
    items: [...items.filter((other) => other.text !== text || other.kind !== kind), item].slice(-3),
  }));
  return dismiss;
}

const shower =
  (kind: ToastKind, usual: number) =>
  (text: string, { durationMs = usual }: ToastOptions = {}) =>
    show(kind, text, durationMs);

/**
 * Short messages over the page, spoken by the page's `Toaster`: errors at once, the rest when
 * assistive technology is idle. Each call returns a function that takes the toast away early.
 */
export const toast = /* @__PURE__ */ Object.freeze({
  info: shower('info', toastDurations.default),
  success: shower('success', toastDurations.default),
  error: shower('error', toastDurations.default),
  offline: shower('offline', toastDurations.default),
  loading: shower('loading', toastDurations.untilDone),
});
