import { useGoBack } from '@playhouse/navigation';
import { IconButton } from '@playhouse/ui-kit';
import { useIntl } from 'react-intl';
import styles from './ScreenBar.module.css';

/** The bar of a screen that the layout gives no header (SHELL-01). */
export function ScreenBar({ title }: { readonly title: string }) {
  const intl = useIntl();
  const goBack = useGoBack();
  return (
    <div className={styles.bar}>
      <IconButton
        icon="arrow-left"
        label={intl.formatMessage({ id: 'ui.back' })}
        onClick={goBack}
      />
      <h1 className={styles.title}>{title}</h1>
    </div>
  );
}
