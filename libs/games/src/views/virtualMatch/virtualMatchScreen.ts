import { createVirtualMatch, listOdds } from '../../rules/virtualMatch/createVirtualMatch';
import type { MatchOutcome, MatchSpot } from '../../rules/virtualMatch/createVirtualMatch';
import type { MatchVariant } from '../../rules/virtualMatch/designMatch';
import { createSpotScreen } from '../spots/createSpotScreen';
import { matchMs, ScoreBoard } from './ScoreBoard';

const ends = ['home', 'draw', 'away'] as const;
const totals = ['over', 'under'] as const;

export const virtualMatchScreen = createSpotScreen<MatchVariant, MatchSpot, MatchOutcome>({
  words: 'virtualMatch',
  create: createVirtualMatch,
  layout(variant, say) {
    const odds = listOdds(variant);
    const line = String(variant.line);
    const place = (spots: readonly MatchSpot[]) =>
      spots
        .filter((spot) => odds.has(spot))
        .map((spot) => ({
          spot,
          name: say(`virtualMatch.${spot}`, { line }),
          pays: odds.get(spot) ?? 0,
        }));
    return [
      { columns: 3, spots: place(ends) },
      { columns: 2, spots: place(totals) },
    ];
  },
  Picture: ScoreBoard,
  tell: ({ home, away }, say) =>
    say('virtualMatch.told', { home: String(home), away: String(away) }),
  notes: ({ hasDraw }, say) => [say(hasDraw ? 'virtualMatch.hasDraw' : 'virtualMatch.noDraw')],
  revealMs: () => matchMs,
});
