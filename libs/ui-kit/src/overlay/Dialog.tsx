import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { ModalPanelProps } from './ModalPanel';

export interface DialogProps {
  open: boolean;
  /** Asked for by the close button, Escape and a press on the mask. */
  onClose: () => void;
  title: ReactNode;
  /** Keeps the title for assistive technology only. @default false */
  hideTitle?: boolean;
  /** Below the title, and read out with it. */
  description?: ReactNode;
  /** Buttons below the content. */
  actions?: ReactNode;
  /** `false` leaves only the content's own buttons to close it. @default true */
  dismissible?: boolean;
  /** Opens by itself: drawn in small steps, between which what somebody is about gets its turn. @default false */
  unasked?: boolean;
  /** Makes it a book: called with 1 for a swipe to the left, -1 for one to the right (SHELL-09). */
  onTurn?: (by: 1 | -1) => void;
  className?: string;
  children?: ReactNode;
}

const loadPanel = () => import('./ModalPanel');
const ModalPanel = /* @__PURE__ */ lazy(() =>
  loadPanel().then((module) => ({ default: module.ModalPanel })),
);

/** Fetches the code of dialogs and sheets ahead of the first one, say when the page is idle. */
export async function preloadDialogs(): Promise<void> {
  await loadPanel();
}

/** Mounts the heavy part at the first opening and keeps it, so that closing can animate. */
export function LazyModal(props: ModalPanelProps) {
  const [needed, setNeeded] = useState(props.open);
  if (props.open && !needed) setNeeded(true);
  if (!needed) return null;
  return (
    <Suspense fallback={null}>
      <ModalPanel {...props} />
    </Suspense>
  );
}

/** A modal window in the middle. Its code is fetched when first opened. */
export function Dialog(props: DialogProps) {
  return <LazyModal {...props} shape="dialog" />;
}
