import { useState } from 'preact/hooks';
import { Refusal } from '../frame/askPlatform';
import type { Platform } from '../frame/askPlatform';
import { placeBet } from '../frame/placeBet';
import type { Message } from '../frame/useRound';
import type { Ui } from '../frame/Ui';
import type { BookAnswer, BookBet } from './book';
import type { PlacedSlip } from './SlipSheet';
import type { PricedLeg, Slip } from './useSlip';

const refusals: Readonly<Record<string, string>> = {
  'balance.insufficient': 'frame.funds',
  'odds.changed': 'sportsbook.refused.changed',
  'market.closed': 'sportsbook.refused.closed',
  'amount.outOfRange': 'sportsbook.refused.amount',
};

const tellRefusal = ({ say }: Ui, error: unknown): Message => {
  const word = error instanceof Refusal ? refusals[error.code] : undefined;
  return { text: say(word ?? 'frame.failed'), tone: 'bad' };
};

const endings = { won: 'win', returned: 'stakeBack', part: 'partBack', lost: 'lose' } as const;

/** The end of a bet that nobody cashed out. */
export function tellEnded({ say, money, signedMoney }: Ui, { status, win, net }: BookBet): Message {
  const isEnded = status !== 'open' && status !== 'cashedOut';
  const text = isEnded
    ? say(`frame.${endings[status]}`, { amount: money(win), net: signedMoney(net) })
    : '';
  return { text, tone: status === 'won' ? 'good' : 'plain' };
}

const toLeg = ({ match, pick, odds, current }: PricedLeg) => ({
  ...{ matchId: match.id, pick },
  // Odds that the player has seen; where any will do, those of now.
  odds: current === null ? odds : Math.max(odds, current),
});

/** Places the bets of a slip and cashes bets out, and says what came of it. */
export function useBets(
  platform: Platform,
  ui: Ui,
  slip: Slip,
  { show, say: tell }: { show: (answer: BookAnswer) => void; say: (message: Message) => void },
) {
  const [isBusy, setBusy] = useState(false);
  const onLost = () => tell({ text: ui.say('frame.waiting'), tone: 'bad' });
  const run = async (work: () => Promise<Message>): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    try {
      tell(await work());
      return true;
    } catch (error) {
      tell(tellRefusal(ui, error));
      // The odds or the bets that the refusal was about.
      await platform.book(undefined).then(show, () => undefined);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return {
    isBusy,
    place: ({ kind, stake, anyOdds }: PlacedSlip) =>
      run(async () => {
        const bets = kind === 'combined' ? [slip.legs] : slip.legs.map((leg) => [leg]);
        for (const legs of bets) {
          const body = { legs: legs.map(toLeg), anyOdds };
          show(await placeBet(platform, { path: 'slip', stake, body, onLost }));
          for (const { match } of legs) slip.remove(match.id);
        }
        slip.clear();
        const cost = ui.money(stake * bets.length);
        return { text: ui.say('sportsbook.placed', { cost }), tone: 'good' };
      }),
    cashOut: ({ id, cashOut = 0 }: BookBet) =>
      run(async () => {
        const body = { betId: id, price: cashOut };
        const answer = await placeBet(platform, { path: 'cashOut', stake: 0, body, onLost });
        show(answer);
        const win = answer.bets.find((bet) => bet.id === id)?.win ?? cashOut;
        return { text: ui.say('sportsbook.cashedOut', { amount: ui.money(win) }), tone: 'good' };
      }),
  };
}
