import { createRoulette } from '../../rules/roulette/createRoulette';
import type { RouletteOutcome } from '../../rules/roulette/createRoulette';
import type { RouletteVariant } from '../../rules/roulette/variants';
import { createSpotScreen } from '../spots/createSpotScreen';
import { RouletteBoard } from './RouletteBoard';
import { layOutRoulette } from './rouletteLayout';
import { RoulettePicture } from './RoulettePicture';

const colours = ['red', 'black'] as const;

export const rouletteScreen = createSpotScreen<RouletteVariant, string, RouletteOutcome>({
  words: 'roulette',
  create: createRoulette,
  layout: layOutRoulette,
  Board: RouletteBoard,
  Picture: RoulettePicture,
  tell({ pocket, winners }, say) {
    const colour = colours.find((each) => winners.includes(each)) ?? 'green';
    return say('roulette.told', { pocket, colour: say(`roulette.${colour}`) });
  },
  mark: ({ pocket, winners }) => ({
    label: pocket,
    tone: colours.find((each) => winners.includes(each)) ?? 'green',
  }),
  winners: ({ winners }) => winners,
  notes: ({ laPartage, zeros }, say) => [
    ...(laPartage ? [say('roulette.laPartage')] : []),
    ...(zeros.length > 1 ? [say('roulette.doubleZero')] : []),
  ],
  revealMs: () => 2400,
});
