import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { Icon } from '../icon';
import styles from './SeeAllLink.module.css';

/** At the end of a heading's line: the way to all of what stands below it. */
export function SeeAllLink({ to }: { readonly to: string }) {
  return (
    <Link to={to} className={styles.all}>
      <FormattedMessage id="ui.section.all" />
      <Icon name="chevron-right" size="s" />
    </Link>
  );
}
