import { readPick } from '../../rules/sportsbook/markets';
import type { SportName } from '../../rules/sportsbook/sports';
import { getSport } from '../../rules/sportsbook/sports';
import type { MatchState } from '../../rules/sportsbook/match';
import type { Speech } from '../frame/speech';

type Say = Speech['say'];

/** The unit in which both sides of a match score together; a text of each is `sportsbook.total.<unit>`. */
const units: Partial<Readonly<Record<SportName, string>>> = {
  football: 'goals',
  cupFootball: 'goals',
  futsal: 'goals',
  rocketGoal: 'goals',
  fight: 'knockdowns',
  tennis: 'games',
  doubles: 'games',
  rounds: 'rounds',
  towers: 'towers',
  siege: 'towers',
  laps: 'laps',
};
const getUnit = (sport: SportName) => units[sport] ?? 'points';

const hasSets = (sport: SportName) => {
  const rule = getSport(sport);
  return rule.kind === 'race' && rule.sets > 1;
};

/** Odds in hundredths as they are written: 1.85. */
export const writeOdds = (odds: number, locale: string): string =>
  (odds / 100).toLocaleString(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const signed = (line: number) => (line > 0 ? `+${line}` : `−${Math.abs(line)}`);

/** The name of the market of a pick. */
export function nameMarket(say: Say, sport: SportName, pickId: string): string {
  const { market } = readPick(pickId);
  if (market === 'total') return say(`sportsbook.total.${getUnit(sport)}`);
  if (market === 'handicap')
    return say(`sportsbook.handicap.${hasSets(sport) ? 'sets' : 'points'}`);
  const rule = getSport(sport);
  const isTimed = market === 'winner' && rule.kind === 'timed';
  return say(isTimed && rule.hasDraw ? 'sportsbook.result' : `sportsbook.${market}`);
}

/** The name of a pick within its market. */
export function namePick(
  say: Say,
  { home, away }: Record<'home' | 'away', string>,
  pickId: string,
) {
  const { side, line = 0, market } = readPick(pickId);
  if (side !== 'home' && side !== 'away') return say(`sportsbook.${side}`, { line: String(line) });
  const team = side === 'home' ? home : away;
  return market === 'handicap' ? `${team} ${signed(line)}` : team;
}

/** Where a match stands on its own clock: its minute, its set, or how much of it was played. */
export function tellClock(say: Say, sport: SportName, { step, score, points }: MatchState): string {
  const rule = getSport(sport);
  if (rule.kind === 'timed') {
    const minute = Math.min(rule.minutes, Math.floor((step * rule.minutes) / rule.steps) + 1);
    return say('sportsbook.minute', { minute: String(minute) });
  }
  if (points === undefined) return say('sportsbook.played', { count: String(step) });
  const set = String(score.home + score.away + 1);
  return say('sportsbook.set', { set, home: String(points.home), away: String(points.away) });
}
