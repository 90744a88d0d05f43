/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import styles from './Sheet.module.css';
import { useUi } from './Ui';

export interface SheetProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** A dialog over the game; Escape and a press beside it close it. */
export function Sheet({ title, onClose, children }: SheetProps) {
  const { say } = useUi();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const sheet = dialog.current;
    const closeBeside = ({ target }: Event) => target === sheet && sheet?.close();
    sheet?.showModal();
    sheet?.addEventListener('click', closeBeside);
    return () => sheet?.removeEventListener('click', closeBeside);
  }, []);
  return (
    <dialog ref={dialog} className={styles.sheet} aria-label={title} onClose={onClose}>
      <div className={styles.body}>
        <header className={styles.head}>
          <h2>{title}</h2>
          <button
            type="button"
            aria-label={say('frame.close')}
            onClick={() => dialog.current?.close()}
          >
            ×
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
