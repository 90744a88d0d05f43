/** @jsxImportSource preact */
import type {
  DragonTigerOutcome,
  DragonTigerVariant,
} from '../../rules/dragonTiger/createDragonTiger';
import { getRank } from '../../rules/draw';
import { useUi } from '../frame/Ui';
import { PlayingCard } from '../parts/PlayingCard';
import type { PictureProps } from '../spots/spotDesign';
import styles from './DragonTigerPicture.module.css';

/** A dragon's face with horns and whiskers. */
function Dragon() {
  return (
    <svg viewBox="0 0 80 80" aria-hidden="true">
      <path
        className={styles.horn}
        d="M28 26C18 22 12 12 14 2c5 6 7 8 12 10-1-4-1-7 0-10 3 8 6 14 10 20ZM52 26c10-4 16-14 14-24-5 6-7 8-12 10 1-4 1-7 0-10-3 8-6 14-10 20Z"
      />
      <path
        className={styles.mane}
        d="M40 16 24 22 10 34l6 4-10 12 10 2-2 14 12-4h28l12 4-2-14 10-2-10-12 6-4-14-12Z"
      />
      <path
        className={styles.dragon}
        d="M40 18c14 0 22 9 22 20 0 6-4 10-6 16-3 10-8 20-16 20s-13-10-16-20c-2-6-6-10-6-16 0-11 8-20 22-20Z"
      />
      <path className={styles.brow} d="M22 34l14 4M58 34l-14 4" />
      <circle className={styles.glow} cx="30" cy="42" r="4.5" />
      <circle className={styles.glow} cx="50" cy="42" r="4.5" />
      <path className={styles.slit} d="M30 39v6M50 39v6" />
      <ellipse className={styles.eye} cx="35" cy="57" rx="2.6" ry="2" />
      <ellipse className={styles.eye} cx="45" cy="57" rx="2.6" ry="2" />
      <path className={styles.fang} d="M32 64h4l-2 6ZM44 64h4l-2 6Z" />
      <path className={styles.whisker} d="M30 58C18 56 8 62 4 72M50 58c12-2 22 4 26 14" />
    </svg>
  );
}

/** A tiger's face. */
function Tiger() {
  return (
    <svg viewBox="0 0 80 80" aria-hidden="true">
      <circle className={styles.tiger} cx="18" cy="20" r="11" />
      <circle className={styles.tiger} cx="62" cy="20" r="11" />
      <ellipse className={styles.tiger} cx="40" cy="42" rx="31" ry="30" />
      <path
        className={styles.stripe}
        d="M40 12v14M31 14l3 10M49 14l-3 10M9 38l12 3M10 50l12-1M71 38l-12 3M70 50l-12-1"
      />
      <ellipse className={styles.muzzle} cx="40" cy="56" rx="15" ry="11" />
      <circle className={styles.eye} cx="28" cy="38" r="4.5" />
      <circle className={styles.eye} cx="52" cy="38" r="4.5" />
      <path className={styles.nose} d="M34 49h12l-6 7Z" />
    </svg>
  );
}

const heads = { dragon: Dragon, tiger: Tiger };
const sides = ['dragon', 'tiger'] as const;

/** One card for the dragon, one for the tiger. */
export function DragonTigerPicture(props: PictureProps<DragonTigerVariant, DragonTigerOutcome>) {
  const { outcome, isBusy, round } = props;
  const { say } = useUi();
  return (
    <div key={`${round} ${outcome === undefined}`} className={styles.felt}>
      {sides.map((side, at) => {
        const other = sides[1 - at] ?? side;
        const Head = heads[side];
        const leads = outcome !== undefined && getRank(outcome[side]) > getRank(outcome[other]);
        return (
          <section
            key={side}
            className={styles.side}
            data-won={leads && !isBusy}
            aria-label={say(`dragonTiger.${side}`)}
          >
            <Head />
            <PlayingCard card={outcome?.[side]} delay={at * 600} />
          </section>
        );
      })}
    </div>
  );
}
