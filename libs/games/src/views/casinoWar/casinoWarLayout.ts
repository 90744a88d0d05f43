import type { CasinoWarSpot, CasinoWarVariant } from '../../rules/casinoWar/createCasinoWar';
import type { Say, SpotGroup } from '../spots/spotDesign';

export const layOutWar = (
  { tiePays }: CasinoWarVariant,
  say: Say,
): readonly SpotGroup<CasinoWarSpot>[] => [
  {
    columns: 2,
    spots: [
      { spot: 'ante', name: say('casinoWar.ante'), pays: 200, tone: 'red' },
      { spot: 'tie', name: say('casinoWar.tie'), pays: tiePays, tone: 'green' },
    ],
  },
];
