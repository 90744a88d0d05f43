/** @jsxImportSource preact */
import { useUi } from '../frame/Ui';
import type { BookBet, BookLeg } from './book';
import { useBookParts } from './BookContext';
import { nameMarket, namePick, writeOdds } from './describePick';
import styles from './MyBets.module.css';

const signs = { open: '•', won: '✓', lost: '✕', void: '–' } as const;

function Leg({ leg }: { readonly leg: BookLeg }) {
  const { say } = useUi();
  const { sport, locale } = useBookParts();
  const { home, away, pick, odds, result, score } = leg;
  return (
    <li data-result={result}>
      <i role="img" aria-label={say(`sportsbook.leg.${result}`)}>
        {signs[result]}
      </i>
      <span>
        <b>{namePick(say, leg, pick)}</b>
        <small>
          {nameMarket(say, sport, pick)} · {home} – {away}
          {score !== undefined && ` · ${score.home} : ${score.away}`}
        </small>
      </span>
      <em>{writeOdds(odds, locale)}</em>
    </li>
  );
}

export interface MyBetsProps {
  readonly bets: readonly BookBet[];
  readonly isBusy: boolean;
  readonly onCashOut: (bet: BookBet) => void;
}

function Bet({ bet, isBusy, onCashOut }: Omit<MyBetsProps, 'bets'> & { readonly bet: BookBet }) {
  const { say, money, signedMoney } = useUi();
  const { status, stake, payout, win, net, legs, cashOut } = bet;
  const end =
    status === 'open'
      ? say('sportsbook.canPay', { amount: money(payout) })
      : say(`sportsbook.bet.${status}`, { amount: money(win), net: signedMoney(net) });
  return (
    <li className={styles.bet} data-status={status}>
      <header>
        <span>
          {say(legs.length > 1 ? 'sportsbook.combined' : 'sportsbook.single')} · {money(stake)}
        </span>
        <b data-part="end">{end}</b>
      </header>
      <ul>
        {legs.map((leg) => (
          <Leg key={leg.matchId} leg={leg} />
        ))}
      </ul>
      {cashOut !== undefined && (
        <button type="button" disabled={isBusy} onClick={() => onCashOut(bet)}>
          {say('frame.cashOut', { amount: money(cashOut) })}
        </button>
      )}
    </li>
  );
}

/** The player's bets in this book: open ones with what they are bought back for, and how the others ended. */
export function MyBets({ bets, isBusy, onCashOut }: MyBetsProps) {
  const { say } = useUi();
  const open = bets.filter(({ status }) => status === 'open');
  const ended = bets.filter(({ status }) => status !== 'open');
  if (bets.length === 0) return <p className={styles.empty}>{say('sportsbook.noBets')}</p>;
  const list = (title: string, some: readonly BookBet[]) =>
    some.length > 0 && (
      <section className={styles.group}>
        <h2>{title}</h2>
        <ul>
          {some.map((bet) => (
            <Bet key={bet.id} {...{ bet, isBusy, onCashOut }} />
          ))}
        </ul>
      </section>
    );
  return (
    <>
      {list(say('sportsbook.openBets'), open)}
      {list(say('sportsbook.settledBets'), ended)}
    </>
  );
}
