/** @jsxImportSource preact */
import type { SlotSpin } from '../../rules/slot/createSlot';
import type { Coin } from '../../rules/slot/holdAndSpin';
import { useUi } from '../frame/Ui';
import { useMotion } from '../parts/useMotion';
import type { Motion } from '../parts/useMotion';
import styles from './Reels.module.css';

interface Cell {
  readonly symbol: string;
  readonly coin: Coin | undefined;
  readonly hasWon: boolean;
}

const dropMs = 220;

/** A reel waits for those before it, then drops in. */
function getDrop(reel: number): Motion {
  const above = { opacity: 0, transform: 'translateY(-20%)' };
  const ms = (reel + 1) * dropMs;
  const frames = [
    above,
    { ...above, offset: reel / (reel + 1) },
    { opacity: 1, transform: 'none', easing: 'ease-out' },
  ];
  return { frames, ms };
}

interface ReelProps {
  readonly reel: number;
  readonly cells: readonly Cell[];
  /** Another picture drops in anew; its images stay elements, so that none is read a second time. */
  readonly picture: string;
  readonly isResting: boolean;
}

function Reel({ reel, cells, picture, isResting }: ReelProps) {
  const { say, pictures } = useUi();
  const strip = useMotion<HTMLDivElement>(isResting ? undefined : getDrop(reel), picture);
  return (
    <div className={styles.reel}>
      <div ref={strip} className={styles.strip}>
        {cells.map(({ symbol, coin, hasWon }, row) => (
          <span key={row} className={styles.cell} data-won={hasWon}>
            <img src={pictures[symbol]} alt={say(`slot.symbol.${symbol}`)} />
            {coin !== undefined && (
              <b className={styles.coin}>
                {coin.pot ? say(`slot.pot.${coin.pot}`) : `×${coin.value / 100}`}
              </b>
            )}
          </span>
        ))}
      </div>
    </div>
  );
}

export interface ReelsProps {
  readonly grid: SlotSpin['grid'];
  /** Undefined before the first round. */
  readonly spin: SlotSpin | undefined;
  readonly coins: readonly Coin[];
  /** The platform has not answered yet. */
  readonly isTurning: boolean;
  /** Names the picture: another one drops in. */
  readonly picture: string;
}

/** Reels with their symbols; what has won is outlined, coins lie on their cells. */
export function Reels({ grid, spin, coins, isTurning, picture }: ReelsProps) {
  const won = new Set(spin?.wins.flatMap(({ cells }) => cells.map((cell) => cell.join())));
  const rows = grid[0]?.length ?? 0;
  return (
    <div className={styles.reels} data-reels={grid.length} data-turning={isTurning}>
      {grid.map((symbols, reel) => (
        <Reel
          key={reel}
          {...{ reel, picture }}
          isResting={spin === undefined}
          cells={symbols.map((symbol, row) => ({
            symbol,
            coin: coins.find(({ cell }) => cell === reel * rows + row),
            hasWon: won.has(`${reel},${row}`),
          }))}
        />
      ))}
    </div>
  );
}
