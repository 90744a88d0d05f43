/** @jsxImportSource preact */
import { useMemo } from 'preact/hooks';
import { createCasinoWar } from '../../rules/casinoWar/createCasinoWar';
import type {
  CasinoWarAction,
  CasinoWarVariant,
  CasinoWarView,
} from '../../rules/casinoWar/createCasinoWar';
import { useUi } from '../frame/Ui';
import type { GameScreen, RulesProps } from '../gameScreen';
import { SpotRules } from '../spots/SpotRules';
import { layOutWar } from './casinoWarLayout';
import { CasinoWarTable } from './CasinoWarTable';

function CasinoWarRules({ variant }: RulesProps<CasinoWarVariant>) {
  const { say } = useUi();
  const findReturns = useMemo(() => () => createCasinoWar(variant).spotReturns(), [variant]);
  const { warPays, warTiePays } = variant;
  const war = say('casinoWar.warPays', {
    win: String(warPays / 100),
    tie: String(warTiePays / 100),
  });
  return (
    <SpotRules
      lines={[say('casinoWar.rules'), war]}
      groups={layOutWar(variant, say)}
      findReturns={findReturns}
    />
  );
}

export const casinoWarScreen: GameScreen<CasinoWarVariant, CasinoWarAction, CasinoWarView> = {
  words: 'casinoWar',
  Table: CasinoWarTable,
  Rules: CasinoWarRules,
  revealMs: () => 900,
};
