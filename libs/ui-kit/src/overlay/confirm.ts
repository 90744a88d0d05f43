import type { ReactNode } from 'react';
import { create } from 'zustand';

export interface ConfirmQuestion {
  title: ReactNode;
  text?: ReactNode;
  /** @default "Confirm", or "OK" for a notice */
  confirmLabel?: ReactNode;
  /** @default "Cancel" */
  cancelLabel?: ReactNode;
  /** `danger` paints the confirming button as a warning. @default 'normal' */
  tone?: 'normal' | 'danger';
  /** `true` leaves only one button: it tells, it does not ask. @default false */
  notice?: boolean;
}

interface ConfirmState {
  readonly question: ConfirmQuestion | undefined;
  readonly settle: (agreed: boolean) => void;
}

export const useConfirmState = /* @__PURE__ */ create<ConfirmState>(() => ({
  question: undefined,
  settle: () => undefined,
}));

/**
 * Asks in a dialog of the page's `ConfirmHost`. Resolves with `true` when the person agreed,
 * `false` when they cancelled, closed it, or another question took its place.
 */
export function confirm(question: ConfirmQuestion): Promise<boolean> {
  useConfirmState.getState().settle(false);
  return new Promise((resolve) => {
    const settle = (agreed: boolean) => {
      useConfirmState.setState({ question: undefined, settle: () => undefined });
      resolve(agreed);
    };
    useConfirmState.setState({ question, settle });
  });
}
