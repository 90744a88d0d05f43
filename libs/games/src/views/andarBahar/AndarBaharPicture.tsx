/** @jsxImportSource preact */
import type { AndarBaharOutcome, AndarBaharVariant } from '../../rules/andarBahar/createAndarBahar';
import { useUi } from '../frame/Ui';
import { PlayingCard } from '../parts/PlayingCard';
import type { PictureProps } from '../spots/spotDesign';
import styles from './AndarBaharPicture.module.css';

/** The last cards of a side are shown; how many came before is told by a number. */
const mostShown = 4;

const sides = ['andar', 'bahar'] as const;

/** The joker in the middle, and the cards dealt to both sides until one matches it. */
export function AndarBaharPicture(props: PictureProps<AndarBaharVariant, AndarBaharOutcome>) {
  const { outcome, isBusy, round } = props;
  const { say } = useUi();
  const count = outcome?.cards.length ?? 0;
  const winner = sides[(count + 1) % 2];
  return (
    <div key={`${round} ${outcome === undefined}`} className={styles.felt}>
      <section className={styles.joker} aria-label={say('andarBahar.joker')}>
        <h2>{say('andarBahar.joker')}</h2>
        <PlayingCard card={outcome?.joker} />
      </section>
      {sides.map((side, at) => {
        const cards = outcome?.cards.filter((_, place) => place % 2 === at) ?? [];
        const shown = cards.slice(-mostShown);
        return (
          <section
            key={side}
            className={styles.side}
            data-won={outcome !== undefined && !isBusy && side === winner}
            aria-label={say(`andarBahar.${side}`)}
          >
            <h2>
              {say(`andarBahar.${side}`)}
              {cards.length > shown.length && <b> +{cards.length - shown.length}</b>}
            </h2>
            <div className={styles.cards}>
              {shown.map((card, place) => (
                <PlayingCard key={place} card={card} delay={200 + place * 400 + at * 200} />
              ))}
            </div>
          </section>
        );
      })}
    </div>
  );
}
