import { useGoBack } from '@playhouse/navigation';
import { IconButton } from '@playhouse/ui-kit';
import { useIntl } from 'react-intl';
import styles from './ScreenBar.module.css';

/** The bar of a screen that the layout gives no header on a phone (SHELL-01); on a wide page its title alone. */
export function ScreenBar({ title }: { readonly title: string }) {
  const intl = useIntl();
  const goBack = useGoBack();
  return (
    <div className={styles.bar}>
      <span className={styles.back}>
        <IconButton
          icon="arrow-left"
          label={intl.formatMessage({ id: 'ui.back' })}
          onClick={goBack}
        />
      </span>
      <h1 className={styles.title}>{title}</h1>
    </div>
  );
}
