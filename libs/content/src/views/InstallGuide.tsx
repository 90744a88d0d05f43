import { buttonClass, Icon } from '@playhouse/ui-kit';
import { FormattedMessage } from 'react-intl';
import type { InstallGuide as Guide } from '../logic/download';
import { downloadMessages } from '../messages';
import styles from './InstallGuide.module.css';

/** How to put the site on an iPhone's home screen, by its iOS version (DL-04). */
export function InstallGuide({ guide }: { readonly guide: Guide }) {
  return (
    <section className={styles.guide}>
      <h3 className={styles.title}>
        <FormattedMessage {...downloadMessages.guideTitle} />
      </h3>
      {guide.legacy ? (
        <p>
          <FormattedMessage {...downloadMessages.guideLegacy} />
        </p>
      ) : (
        <ol className={styles.steps}>
          <li>
            <Icon name="share" size="s" />
            <FormattedMessage {...downloadMessages.guideShare} />
          </li>
          <li>
            <Icon name="plus-circle" size="s" />
            <FormattedMessage {...downloadMessages.guideAdd} />
          </li>
        </ol>
      )}
      {!guide.appSupported && (
        <p className={styles.hint}>
          <FormattedMessage {...downloadMessages.guideUnsupported} />
        </p>
      )}
      {guide.profile !== undefined && (
        <a className={buttonClass({ variant: 'secondary', block: true })} href={guide.profile}>
          <FormattedMessage {...downloadMessages.guideProfile} />
        </a>
      )}
      {guide.profile !== undefined && guide.manualProfile && (
        <p className={styles.hint}>
          <FormattedMessage {...downloadMessages.guideManual} />
        </p>
      )}
    </section>
  );
}
