import { createMoneyWheel } from '../../rules/moneyWheel/createMoneyWheel';
import type { WheelOutcome } from '../../rules/moneyWheel/createMoneyWheel';
import type { MoneyWheelVariant } from '../../rules/moneyWheel/moneyWheelVariants';
import { createSpotScreen } from '../spots/createSpotScreen';
import type { Say, SpotGroup } from '../spots/spotDesign';
import { MoneyWheelPicture, turnMs } from './MoneyWheelPicture';

const isOdds = (segment: string) => Number.isFinite(Number(segment));

function layOut({ segments }: MoneyWheelVariant, say: Say): readonly SpotGroup[] {
  const odds = [...new Set(segments)].filter(isOdds).toSorted((a, b) => Number(a) - Number(b));
  const spots = odds.map((spot) => ({
    spot,
    name: say('moneyWheel.odds', { odds: spot }),
    look: spot,
    pays: 100 * (1 + Number(spot)),
  }));
  return [{ title: say('moneyWheel.spots'), columns: 3, spots }];
}

export const moneyWheelScreen = createSpotScreen<MoneyWheelVariant, string, WheelOutcome>({
  words: 'moneyWheel',
  create: createMoneyWheel,
  layout: layOut,
  Picture: MoneyWheelPicture,
  tell: ({ spot, times }, say) =>
    times > 1
      ? say('moneyWheel.toldTimes', { odds: spot, times: String(times) })
      : say('moneyWheel.told', { odds: spot }),
  mark: ({ spot, times }) => ({ label: spot, tone: times > 1 ? 'gold' : undefined }),
  winners: ({ spot }) => [spot],
  notes: ({ mostAgain }, say) =>
    mostAgain > 0 ? [say('moneyWheel.again', { most: String(mostAgain) })] : [],
  revealMs: ({ stops }) => stops.length * turnMs + 200,
});
