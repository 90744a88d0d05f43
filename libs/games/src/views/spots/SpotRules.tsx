/** @jsxImportSource preact */
import { useMemo } from 'preact/hooks';
import { useUi } from '../frame/Ui';
import type { SpotFace, SpotGroup } from './spotDesign';
import styles from './SpotRules.module.css';

export interface SpotRulesProps {
  /** How it is played, in sentences. */
  readonly lines: readonly string[];
  readonly groups: readonly SpotGroup[];
  /** The share of each spot's stakes that comes back. */
  readonly findReturns: () => Readonly<Record<string, number>>;
}

const describePrize = ({ prizes, pays }: SpotFace) =>
  prizes ?? (pays === undefined ? '' : `×${pays / 100}`);

/** How a table is played, and for every spot its prize and its return; spots of one group that pay alike share a row. */
export function SpotRules({ lines, groups, findReturns }: SpotRulesProps) {
  const { say, percent } = useUi();
  const returns = useMemo(findReturns, [findReturns]);
  const rows = groups.flatMap(({ spots, title, isSheet }) => {
    const prizes = [...new Set(spots.map(describePrize))];
    return prizes.map((prize) => {
      const alike = spots.filter((face) => describePrize(face) === prize);
      const shares = [...new Set(alike.map(({ spot }) => percent(returns[spot] ?? 0)))];
      const names = alike.map(({ name }) => name).join(', ');
      const isMany = alike.length > 8 || isSheet === true;
      return { name: isMany ? (title ?? names) : names, prize, share: shares.join(' / ') };
    });
  });
  return (
    <>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <table className={styles.pays}>
        <thead>
          <tr>
            <th scope="col">{say('frame.table.bet')}</th>
            <th scope="col">{say('frame.table.pays')}</th>
            <th scope="col">{say('frame.table.return')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, prize, share }) => (
            <tr key={`${name} ${prize}`}>
              <th scope="row">{name}</th>
              <td>{prize}</td>
              <td>{share}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>{say('frame.table.note')}</p>
    </>
  );
}
