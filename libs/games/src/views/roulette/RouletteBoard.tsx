/** @jsxImportSource preact */
import { useUi } from '../frame/Ui';
import { GroupSheet, Place } from '../spots/SpotBoard';
import type { BoardProps, SpotFace } from '../spots/spotDesign';
import styles from './RouletteBoard.module.css';

/** Numbers as they lie on the cloth: three rows, the highest above. */
function orderCloth(straights: readonly SpotFace[]): readonly SpotFace[] {
  const numbers = straights.filter(({ name }) => Number(name) > 0);
  const rowOf = (at: number) => Math.floor(at / 3) * 3 + 2 - (at % 3);
  return numbers.flatMap((_, at) => numbers[rowOf(at)] ?? []);
}

/** The cloth of a roulette table: zeros, numbers and columns side by side, dozens and even chances below. */
export function RouletteBoard({ groups, ...hands }: BoardProps<string>) {
  const { say } = useUi();
  const [straights, columns, ...others] = groups;
  const zeros = straights?.spots.filter(({ name }) => Number(name) === 0) ?? [];
  const outside = others.filter(({ isSheet }) => isSheet !== true);
  const sheets = others.filter(({ isSheet }) => isSheet === true);
  return (
    <div className={styles.board}>
      <div className={styles.scroller} role="group" aria-label={say('roulette.numbers')}>
        <div className={styles.zeros}>
          {zeros.toReversed().map((face) => (
            <Place key={face.spot} face={face} isPriced={false} {...hands} />
          ))}
        </div>
        <div className={styles.numbers}>
          {orderCloth(straights?.spots ?? []).map((face) => (
            <Place key={face.spot} face={face} isPriced={false} {...hands} />
          ))}
          {columns?.spots.toReversed().map((face) => (
            <Place
              key={face.spot}
              face={{ ...face, look: `×${(face.pays ?? 0) / 100}` }}
              isPriced={false}
              {...hands}
            />
          ))}
        </div>
      </div>
      <div className={styles.outside}>
        {outside.map(({ title, spots }) => (
          <div key={title} role="group" aria-label={title} data-spots={spots.length}>
            {spots.map((face) => (
              <Place key={face.spot} face={face} {...hands} />
            ))}
          </div>
        ))}
      </div>
      <div className={styles.sheets} role="group" aria-label={say('roulette.inside')}>
        {sheets.map((group) => (
          <GroupSheet key={group.title} group={group} {...hands} />
        ))}
      </div>
    </div>
  );
}
