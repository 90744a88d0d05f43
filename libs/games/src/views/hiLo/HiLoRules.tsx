/** @jsxImportSource preact */
import { countWinning, growPrize } from '../../rules/hiLo/hiLoReturn';
import type { HiLoVariant } from '../../rules/hiLo/hiLoVariants';
import { useUi } from '../frame/Ui';
import type { RulesProps } from '../gameScreen';
import { formatTimes, PrizeTable } from '../parts/PrizeTable';

const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];

/** How guesses go, and what the first one pays after each card. */
export function HiLoRules({ variant }: RulesProps<HiLoVariant>) {
  const { say } = useUi();
  const { sameWins, mostSkips, most, start } = variant;
  const pay = (rank: number, guess: 'higher' | 'lower') => {
    const winning = countWinning(variant, rank, guess);
    return winning === 0 || winning === 13 ? '–' : formatTimes(growPrize(start, winning));
  };
  return (
    <>
      <p>{say('hiLo.rules', { most: formatTimes(most) })}</p>
      <p>{say(sameWins ? 'hiLo.sameWins' : 'hiLo.sameLoses')}</p>
      {mostSkips > 0 && <p>{say('hiLo.skips', { skips: String(mostSkips) })}</p>}
      <PrizeTable
        head={[say('hiLo.card'), say('hiLo.pays')]}
        rows={ranks.map((name, at) => ({
          name,
          pays: `▼ ${pay(at + 1, 'lower')}   ▲ ${pay(at + 1, 'higher')}`,
        }))}
      />
    </>
  );
}
