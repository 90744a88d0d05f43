/** @jsxImportSource preact */
import { priceMines } from '../../rules/mines/createMines';
import type { MinesVariant } from '../../rules/mines/minesVariants';
import { useUi } from '../frame/Ui';
import type { RulesProps } from '../gameScreen';
import { formatTimes } from '../parts/PrizeTable';
import styles from './MinesRules.module.css';

/** How many cells a table of prizes goes through before its last one. */
const shown = 6;

/** How mines are played, and what the first cells pay by the number of mines. */
export function MinesRules({ variant }: RulesProps<MinesVariant>) {
  const { say } = useUi();
  const columns = variant.mines.map((mines) => ({ mines, prizes: priceMines(variant, mines) }));
  return (
    <>
      <p>{say('mines.rules', { cells: String(variant.cells) })}</p>
      <p>{say('mines.most', { times: formatTimes(variant.most) })}</p>
      <table className={styles.prizes}>
        <thead>
          <tr>
            <th scope="col">{say('mines.opened')}</th>
            {columns.map(({ mines }) => (
              <th key={mines} scope="col">
                {say('mines.with', { mines: String(mines) })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: shown }, (_, at) => (
            <tr key={at}>
              <th scope="row">{at + 1}</th>
              {columns.map(({ mines, prizes }) => (
                <td key={mines}>{prizes[at] === undefined ? '–' : formatTimes(prizes[at])}</td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{say('mines.last')}</th>
            {columns.map(({ mines, prizes }) => (
              <td key={mines}>{formatTimes(prizes.at(-1) ?? 0)}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </>
  );
}
