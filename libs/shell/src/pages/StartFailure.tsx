import { paths } from '@playhouse/navigation';
import { buttonClass } from '@playhouse/ui-kit';
import { FormattedMessage } from 'react-intl';
import styles from './StartFailure.module.css';

/** Says to a browser that runs no scripts why this page stays as it is; public screens arrive whole (ROUTE-20). */
export function Scriptless() {
  return (
    <div className={styles.scriptless}>
      <p className={styles.text}>
        <FormattedMessage id="shell.error.scriptless" />
      </p>
      <a href={paths.home.href()} className={buttonClass({ block: true })}>
        <FormattedMessage id="shell.error.home" />
      </a>
    </div>
  );
}

/** The page once more, without any script. */
function LoadAnew({ block = false }: { readonly block?: boolean }) {
  return (
    // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty address is this page's own with its query
    <a href="" className={buttonClass({ variant: 'secondary', block })}>
      <FormattedMessage id="ui.retry" />
    </a>
  );
}

/**
 * Part of the page that stands until the site's script has taken over, and hidden in it until the page's
 * boot script marks that this will never happen: then plain links are the way on (ROUTE-20).
 */
export function StartFailure() {
  return (
    <div className={styles.failure}>
      <h1 className={styles.title}>
        <FormattedMessage id="shell.error.title" />
      </h1>
      <p className={styles.text}>
        <FormattedMessage id="shell.error.text" />
      </p>
      <LoadAnew block />
      <a href={paths.home.href()} className={buttonClass({ block: true })}>
        <FormattedMessage id="shell.error.home" />
      </a>
    </div>
  );
}

/**
 * Beside a page that arrived with content, and hidden until its boot script marks that the site's script will not
 * take it over: links work, what is still missing will not come, and no button answers (ROUTE-20).
 */
export function StartNote() {
  return (
    <div className={styles.note} role="alert">
      <p className={styles.said}>
        <FormattedMessage id="shell.error.partly" />
      </p>
      <LoadAnew />
    </div>
  );
}
