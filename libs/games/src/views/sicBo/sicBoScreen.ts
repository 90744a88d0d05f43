import { createSicBo } from '../../rules/sicBo/createSicBo';
import type { SicBoOutcome } from '../../rules/sicBo/createSicBo';
import type { SicBoVariant } from '../../rules/sicBo/variants';
import { createSpotScreen } from '../spots/createSpotScreen';
import { layOutSicBo } from './sicBoLayout';
import { SicBoPicture } from './SicBoPicture';

export const sicBoScreen = createSpotScreen<SicBoVariant, string, SicBoOutcome>({
  words: 'sicBo',
  create: createSicBo,
  layout: layOutSicBo,
  Picture: SicBoPicture,
  tell: ({ dice, total }, say) =>
    say('sicBo.told', { dice: dice.join(', '), total: String(total) }),
  mark: ({ total }) => ({ label: String(total), tone: total > 10 ? 'red' : 'blue' }),
  notes: ({ tripleLoses }, say) => (tripleLoses ? [say('sicBo.tripleLoses')] : []),
  revealMs: () => 1500,
});
