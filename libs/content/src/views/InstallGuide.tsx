import { buttonClass, Icon } from '@playhouse/ui-kit';
import { FormattedMessage } from 'react-intl';
import type { InstallGuide as Guide } from '../logic/download';
import styles from './InstallGuide.module.css';

/** How to put the site on an iPhone's home screen, by its iOS version (DL-04). */
export function InstallGuide({ guide }: { readonly guide: Guide }) {
  return (
    <section className={styles.guide}>
      <h3 className={styles.title}>
        <FormattedMessage id="content.guide.title" />
      </h3>
      {guide.legacy ? (
        <p>
          <FormattedMessage id="content.guide.legacy" />
        </p>
      ) : (
        <ol className={styles.steps}>
          <li>
            <Icon name="share" size="s" />
            <FormattedMessage id="content.guide.share" />
          </li>
          <li>
            <Icon name="plus-circle" size="s" />
            <FormattedMessage id="content.guide.add" />
          </li>
        </ol>
      )}
      {!guide.appSupported && (
        <p className={styles.hint}>
          <FormattedMessage id="content.guide.unsupported" />
        </p>
      )}
      {guide.profile !== undefined && (
        <a className={buttonClass({ variant: 'secondary', block: true })} href={guide.profile}>
          <FormattedMessage id="content.guide.profile" />
        </a>
      )}
      {guide.profile !== undefined && guide.manualProfile && (
        <p className={styles.hint}>
          <FormattedMessage id="content.guide.manual" />
        </p>
      )}
    </section>
  );
}
