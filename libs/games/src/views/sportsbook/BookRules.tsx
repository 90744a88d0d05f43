/** @jsxImportSource preact */
import { getSport } from '../../rules/sportsbook/sports';
import { cashOutShare } from '../../rules/sportsbook/slip';
import { useUi } from '../frame/Ui';
import { useBookParts } from './BookContext';

export interface BookRulesProps {
  /** The share of all stakes that comes back in the long run. */
  readonly share: number;
  /** Major units. */
  readonly maxPayout: number;
}

/** How matches are played, priced, settled and cashed out. */
export function BookRules({ share, maxPayout }: BookRulesProps) {
  const { say, money, percent } = useUi();
  const { sport } = useBookParts();
  const rule = getSport(sport);
  const goesOn = rule.kind === 'timed' && !rule.hasDraw;
  const rules = [
    say('sportsbook.rules.virtual'),
    say(rule.kind === 'timed' ? 'sportsbook.rules.timed' : 'sportsbook.rules.race'),
    ...(goesOn ? [say('sportsbook.rules.decider')] : []),
    ...((rule.markets as readonly string[]).includes('drawNoBet')
      ? [say('sportsbook.rules.void')]
      : []),
    say('sportsbook.rules.margin', { share: percent(share), margin: percent(1 - share) }),
    say('sportsbook.rules.combined', { share: percent(share) }),
    say('sportsbook.rules.cashOut', { share: percent(cashOutShare / 1000) }),
    say('sportsbook.rules.most', { most: money(maxPayout) }),
  ];
  return (
    <>
      {rules.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </>
  );
}
