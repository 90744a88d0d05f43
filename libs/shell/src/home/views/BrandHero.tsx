import { paths } from '@playhouse/navigation';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { categoryArt } from '../categoryArt';
import styles from './BrandHero.module.css';

/** The first banner: there before any answer of the platform, and when it has no banners at all. */
export function BrandHero() {
  return (
    <Link to={paths.gameLobby.href()} className={styles.hero}>
      <span className={styles.words}>
        <span className={styles.title}>
          <FormattedMessage id="shell.hero.title" />
        </span>
        <span className={styles.action}>
          <FormattedMessage id="shell.hero.play" />
        </span>
      </span>
      <span className={styles.stage} aria-hidden="true">
        <img className={styles.back} src={categoryArt('LIVE')} alt="" width="84" height="84" />
        <img className={styles.front} src={categoryArt('RNG')} alt="" width="132" height="132" />
        <img className={styles.side} src={categoryArt('PVP')} alt="" width="72" height="72" />
      </span>
    </Link>
  );
}
