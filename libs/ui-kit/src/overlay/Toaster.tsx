import { cx } from '../cx';
import { Icon } from '../icon/Icon';
import type { IconName } from '../icon/glyphs';
import { Spinner } from '../feedback/Spinner';
import styles from './Toaster.module.css';
import { useToasts, type ToastItem, type ToastKind } from './toast';

const icons: Record<Exclude<ToastKind, 'loading'>, IconName> = {
  info: 'info',
  success: 'check-circle',
  error: 'alert',
  offline: 'offline',
};

const urgent = (item: ToastItem) => item.kind === 'error' || item.kind === 'offline';

/**
 * Shows and announces toasts; mount it once. The live regions are always there, as they must be, and say so by an
 * attribute: a window that lies over the page silences all of it but what has that, whatever its role.
 */
export function Toaster() {
  const { items } = useToasts();
  return (
    <div className={styles.host}>
      <div role="alert" aria-live="assertive" className={styles.region}>
        {items.filter(urgent).map((item) => (
          <Toast key={item.id} {...item} />
        ))}
      </div>
      <div role="status" aria-live="polite" className={styles.region}>
        {items
          .filter((item) => !urgent(item))
          .map((item) => (
            <Toast key={item.id} {...item} />
          ))}
      </div>
    </div>
  );
}

function Toast({ kind, text }: ToastItem) {
  return (
    <div className={cx(styles.toast, styles[kind])}>
      {kind === 'loading' ? (
        <Spinner size="s" />
      ) : (
        <Icon name={icons[kind]} className={styles.icon} />
      )}
      <span>{text}</span>
    </div>
  );
}
