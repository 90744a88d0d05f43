import { createFanTan, listFanTanPrizes } from '../../rules/fanTan/createFanTan';
import type { FanTanOutcome, FanTanVariant } from '../../rules/fanTan/createFanTan';
import { createSpotScreen } from '../spots/createSpotScreen';
import type { Say, SpotGroup } from '../spots/spotDesign';
import { FanTanPicture } from './FanTanPicture';

const kinds = ['fan', 'kwok', 'nim', 'ssheh'] as const;

/** Bets on one number and on two stand on the cloth, the others in sheets. */
function layOut(variant: FanTanVariant, say: Say): readonly SpotGroup[] {
  const prizes = listFanTanPrizes(variant).map(({ spot, prize }) => ({
    spot,
    pays: prize,
    numbers: spot.split('-').slice(1),
    kind: spot.split('-')[0] ?? '',
  }));
  return kinds.map((kind) => ({
    title: say(`fanTan.${kind}`),
    columns: kind === 'fan' && variant.pile === 4 ? 4 : 3,
    isSheet: kind !== 'fan' && (kind !== 'kwok' || variant.pile > 4),
    spots: prizes
      .filter((spot) => spot.kind === kind)
      .map(({ spot, pays, numbers }) => {
        const [first = '', second = ''] = numbers;
        const name = say(`fanTan.${kind}Name`, { numbers: numbers.join(', '), first, second });
        const look = kind === 'nim' ? `${first} (${second})` : numbers.join(' + ');
        return { spot, pays, name, look };
      }),
  }));
}

export const fanTanScreen = createSpotScreen<FanTanVariant, string, FanTanOutcome>({
  words: 'fanTan',
  create: createFanTan,
  layout: layOut,
  Picture: FanTanPicture,
  tell: ({ beads, left }, say) => say('fanTan.told', { beads: String(beads), left: String(left) }),
  mark: ({ left }) => ({ label: String(left) }),
  notes: ({ pile, commission }, say) => [
    say('fanTan.pile', { pile: String(pile), commission: String(commission) }),
  ],
  revealMs: () => 2300,
});
