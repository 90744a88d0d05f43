import { useScreen } from '@playhouse/navigation';
import { Icon } from '@playhouse/ui-kit';
import type { MouseEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import styles from './Footer.module.css';
import { footerItems } from './footerItems';
import { useFooterGate } from './useFooterGate';

interface FooterProps {
  /** Left out below a narrow page (SHELL-01); beside a wide one it stands all the same. @default false */
  readonly hidden?: boolean;
}

/** The bar at the bottom with the deposit button raised in its middle (SHELL-02), beside the page where that is wide. */
export function Footer({ hidden = false }: FooterProps) {
  const intl = useIntl();
  const screen = useScreen();
  const mayFollow = useFooterGate();
  return (
    <footer className={styles.footer} hidden={hidden}>
      <nav className={styles.bar} aria-label={intl.formatMessage({ id: 'shell.footer.label' })}>
        {footerItems.map((item) => {
          const follow = (event: MouseEvent) => {
            if (!mayFollow(item)) event.preventDefault();
          };
          // A screen may have several addresses; its item is the current one at each of them.
          const current = item.path === screen?.path;
          return (
            <Link
              key={item.name}
              to={item.path.href()}
              className={styles.item}
              data-name={item.name}
              aria-current={current ? 'page' : undefined}
              onClick={follow}
            >
              <span className={styles.icon}>
                <Icon name={item.icon} />
              </span>
              <span className={styles.label}>
                <FormattedMessage id={item.label} />
              </span>
            </Link>
          );
        })}
      </nav>
    </footer>
  );
}
