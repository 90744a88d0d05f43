/** @jsxImportSource preact */
import type { LotteryOrder, LotteryView } from '../boot';
import { useUi } from '../frame/Ui';
import styles from './DrawBoard.module.css';

export interface DrawBoardProps {
  readonly view: LotteryView;
  readonly locale: string;
  readonly timeZone: string;
}

function Order({ order }: { readonly order: LotteryOrder }) {
  const { say, money, signedMoney } = useUi();
  const { numero, content, bet, status, net, win } = order;
  const outcome =
    status === 'won' ? signedMoney(net) : say(`lottery.${status}`, { amount: money(win) });
  return (
    <li data-status={status}>
      <span>{numero}</span>
      <b>{content}</b>
      <span>{money(bet)}</span>
      <em>{outcome}</em>
    </li>
  );
}

/** The last draw, the next one, and the member's latest orders. */
export function DrawBoard({ view, locale, timeZone }: DrawBoardProps) {
  const { say } = useUi();
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'medium', timeZone });
  const title = (word: string, { numero, drawsAt }: LotteryView['next']) =>
    `${say(word)} ${numero} · ${clock.format(drawsAt)}`;
  return (
    <div className={styles.draws}>
      {view.last !== undefined && (
        <>
          <h2>{title('lottery.last', view.last)}</h2>
          <div className={styles.balls} dir="ltr">
            {view.last.numbers.map((number, at) => (
              <span key={at}>{number}</span>
            ))}
          </div>
        </>
      )}
      <h2>{title('lottery.next', view.next)}</h2>
      <ul className={styles.orders}>
        {view.orders.map((order, at) => (
          <Order key={at} order={order} />
        ))}
      </ul>
    </div>
  );
}
