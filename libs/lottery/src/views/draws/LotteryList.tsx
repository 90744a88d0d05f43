import type { LotteryItem } from '../../logic/toLottery';
import styles from './LotteryList.module.css';
import { LotteryRow } from './LotteryRow';

export interface LotteryListProps {
  lotteries: readonly LotteryItem[];
  hrefOf: (lottery: LotteryItem) => string;
}

/** Lotteries one below the other, under their group's heading where they have one. */
export function LotteryList({ lotteries, hrefOf }: LotteryListProps) {
  const groups = [...new Set(lotteries.map(({ group }) => group))];
  return groups.map((group) => (
    <section key={group ?? ''} className={styles.group}>
      {group !== undefined && <h3 className={styles.title}>{group}</h3>}
      <ul className={styles.list}>
        {lotteries
          .filter((lottery) => lottery.group === group)
          .map((lottery) => (
            <li key={lottery.code}>
              <LotteryRow lottery={lottery} href={hrefOf(lottery)} />
            </li>
          ))}
      </ul>
    </section>
  ));
}
