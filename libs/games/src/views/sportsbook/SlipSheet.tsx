/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { combineOdds } from '../../rules/sportsbook/slip';
import { SidePanel } from '../frame/SidePanel';
import type { SidePanelProps } from '../frame/SidePanel';
import { useUi } from '../frame/Ui';
import { StakeBar } from '../parts/StakeBar';
import { useStake } from '../parts/useStake';
import { useBookParts } from './BookContext';
import { nameMarket, namePick, writeOdds } from './describePick';
import styles from './SlipSheet.module.css';
import type { PricedLeg } from './useSlip';

/** How a slip is placed: each pick by itself, or all in one bet. */
export type SlipKind = 'single' | 'combined';

function Leg({ leg }: { readonly leg: PricedLeg }) {
  const { say } = useUi();
  const { sport, locale, slip } = useBookParts();
  const { match, pick, odds, current } = leg;
  const names = { home: match.home.name, away: match.away.name };
  const name = namePick(say, names, pick);
  const offered = (current ?? 0) < odds ? 'changed' : 'open';
  return (
    <li className={styles.leg} data-state={current === null ? 'closed' : offered}>
      <span>
        <b>{name}</b>
        <small>
          {nameMarket(say, sport, pick)} · {names.home} – {names.away}
        </small>
      </span>
      <em>
        {current === null ? (
          say('sportsbook.closed')
        ) : (
          <>
            {current < odds && <del>{writeOdds(odds, locale)}</del>} {writeOdds(current, locale)}
          </>
        )}
      </em>
      <button
        type="button"
        aria-label={say('sportsbook.remove', { name })}
        onClick={() => slip.remove(match.id)}
      >
        ×
      </button>
    </li>
  );
}

export interface PlacedSlip {
  readonly kind: SlipKind;
  /** Major units of each bet. */
  readonly stake: number;
  readonly anyOdds: boolean;
}

export interface SlipSheetProps extends Pick<SidePanelProps, 'isWide' | 'isOpen' | 'onClose'> {
  readonly maxPayout: number;
  readonly isBusy: boolean;
  readonly message: string | undefined;
  readonly onPlace: (placed: PlacedSlip) => void;
}

interface KindProps {
  readonly kind: SlipKind;
  readonly onChange: (kind: SlipKind) => void;
}

function KindChoice({ kind, onChange }: KindProps) {
  const { say } = useUi();
  return (
    <div className={styles.kinds} role="group" aria-label={say('sportsbook.kind')}>
      {(['combined', 'single'] as const).map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === kind}
          onClick={() => onChange(each)}
        >
          {say(`sportsbook.${each}`)}
        </button>
      ))}
    </div>
  );
}

/** Cost and payout of the bets of a slip, in major units, by the odds of now. */
function sumUp(kind: SlipKind, legs: readonly PricedLeg[], stake: number) {
  const current = legs.map((leg) => ({ odds: leg.current ?? 0 }));
  const combined = combineOdds(current);
  if (kind === 'combined') return { cost: stake, pays: stake * combined, most: stake * combined };
  const pays = current.map(({ odds }) => (stake * odds) / 100);
  const sum = pays.reduce((all, each) => all + each, 0);
  return { cost: stake * legs.length, pays: sum, most: Math.max(...pays) };
}

/** The slip: picks with their odds, how they are placed, the stake and what it pays. */
export function SlipSheet({ maxPayout, isBusy, message, onPlace, ...panel }: SlipSheetProps) {
  const { say, money } = useUi();
  const { slip, locale } = useBookParts();
  const stake = useStake();
  const [wanted, setKind] = useState<SlipKind>('combined');
  const [anyOdds, setAnyOdds] = useState(false);
  const { legs, isClosed } = slip;
  const kind = legs.length > 1 ? wanted : 'single';
  const { cost, pays, most } = sumUp(kind, legs, stake.stake);
  const mustAccept = isClosed || (slip.isChanged && !anyOdds);
  const isTooHigh = most > maxPayout;
  const place = () => (mustAccept ? slip.accept() : onPlace({ kind, stake: stake.stake, anyOdds }));
  const tellNotice = () => {
    if (isClosed) return say('sportsbook.someClosed');
    if (mustAccept) return say('sportsbook.changed');
    return isTooHigh ? say('sportsbook.tooHigh', { most: money(maxPayout) }) : message;
  };
  return (
    <SidePanel title={say('sportsbook.slip')} {...panel}>
      <ul className={styles.legs}>
        {legs.map((leg) => (
          <Leg key={leg.match.id} leg={leg} />
        ))}
      </ul>
      {legs.length > 1 && <KindChoice kind={kind} onChange={setKind} />}
      <dl className={styles.sums}>
        {kind === 'combined' && (
          <>
            <dt>{say('sportsbook.odds')}</dt>
            <dd>
              {writeOdds(
                combineOdds(legs.map(({ current }) => ({ odds: current ?? 0 }))) * 100,
                locale,
              )}
            </dd>
          </>
        )}
        <dt>{say('sportsbook.cost')}</dt>
        <dd>{money(cost)}</dd>
        <dt>{say('sportsbook.pays')}</dt>
        <dd data-part="pays">{money(pays)}</dd>
      </dl>
      <label className={styles.any}>
        <input
          type="checkbox"
          checked={anyOdds}
          onChange={({ currentTarget }) => setAnyOdds(currentTarget.checked)}
        />
        {say('sportsbook.anyOdds')}
      </label>
      <p className={styles.notice} role="status">
        {tellNotice()}
      </p>
      <div className={styles.stake}>
        <StakeBar
          stake={stake}
          isLocked={isBusy}
          label={
            mustAccept ? say('sportsbook.accept') : say('sportsbook.place', { stake: money(cost) })
          }
          disabled={isBusy || legs.length === 0 || (isTooHigh && !mustAccept)}
          onPress={place}
        />
      </div>
    </SidePanel>
  );
}
