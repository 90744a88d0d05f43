import {
  createCockfight,
  type CockfightOutcome,
  type CockfightSide,
  type CockfightVariant,
} from '../../rules/cockfight/createCockfight';
import { createSpotScreen } from '../spots/createSpotScreen';
import { CockfightPicture, cockfightMs } from './CockfightPicture';

const sides = [
  ['meron', 'red'],
  ['draw', 'green'],
  ['wala', 'blue'],
] as const;

export const cockfightScreen = createSpotScreen<CockfightVariant, CockfightSide, CockfightOutcome>({
  words: 'cockfight',
  create: createCockfight,
  layout: ({ pays }, say) => [
    {
      columns: 3,
      spots: sides.map(([spot, tone]) => ({
        ...{ spot, tone, name: say(`cockfight.${spot}`), pays: pays[spot] },
      })),
    },
  ],
  Picture: CockfightPicture,
  tell: ({ winner, seconds }, say) =>
    winner === 'draw'
      ? say('cockfight.toldDraw')
      : say('cockfight.told', {
          side: say(`cockfight.${winner}`),
          seconds: String(seconds),
        }),
  mark({ winner }, say) {
    const name = say(`cockfight.${winner}`);
    return { label: name.slice(0, 1), name, tone: sides.find(([side]) => side === winner)?.[1] };
  },
  winners: ({ winner }) => [winner],
  notes: ({ drawGivesBack }, say) => [
    say(drawGivesBack > 0 ? 'cockfight.drawBack' : 'cockfight.drawTakes'),
  ],
  revealMs: () => cockfightMs,
});
