/** @jsxImportSource preact */
import type { FishingView } from '../../rules/fishing/createFishing';
import type { FishSpecies } from '../../rules/fishing/fishingVariants';
import { formatTimes } from '../parts/PrizeTable';
import { FishPicture } from './fishPictures';
import styles from './Sea.module.css';

/** How many of the smaller species swim in the sea; of the others one each. */
const shoals: Readonly<Record<string, number>> = { fry: 3, clown: 2, puffer: 2 };

/** A fish in the sea: its species and which of its shoal. */
export interface Swimmer {
  readonly id: string;
  readonly copy: number;
}

export interface SeaProps {
  readonly species: readonly FishSpecies[];
  readonly aim: Swimmer;
  /** The shot that the sea shows; undefined while none has been answered. */
  readonly view: FishingView | undefined;
  readonly round: number;
  readonly isFiring: boolean;
  readonly onShoot: (aim: Swimmer) => void;
}

type Mark = 'aimed' | 'caught' | 'missed';

const listSwimmers = (species: readonly FishSpecies[]): Swimmer[] =>
  species.flatMap(({ id }) => Array.from({ length: shoals[id] ?? 1 }, (_, copy) => ({ id, copy })));

function markOf(view: SeaProps['view'], isFiring: boolean): Mark | undefined {
  if (view === undefined) return isFiring ? 'aimed' : undefined;
  return view.caught ? 'caught' : 'missed';
}

/** The sea with its fish. A tap is a shot; the list below does the same by keyboard, so that a reader skips this. */
export function Sea({ species, aim, view, round, isFiring, onShoot }: SeaProps) {
  const mark = markOf(view, isFiring);
  return (
    <div className={styles.sea} aria-hidden="true">
      {listSwimmers(species).map((fish, at) => {
        const isAim = fish.id === aim.id && fish.copy === aim.copy;
        return (
          <div key={at} className={styles.lane} data-lane={at} data-held={isAim && isFiring}>
            <button
              type="button"
              tabIndex={-1}
              data-fish={fish.id}
              data-mark={isAim ? mark : undefined}
              disabled={isFiring}
              onClick={() => onShoot(fish)}
            >
              <FishPicture id={fish.id} />
              {isAim && mark !== undefined && (
                <b key={`${round} ${mark}`} className={styles.shot} data-mark={mark}>
                  {mark === 'caught' && view !== undefined ? formatTimes(view.prize) : ''}
                </b>
              )}
            </button>
          </div>
        );
      })}
      <svg className={styles.cannon} viewBox="0 0 100 60">
        <path d="M20 60q0-30 30-30t30 30z" fill="#6b4420" />
        <path d="M40 4h20l4 34H36z" fill="#f5b82e" stroke="#8a5f0e" stroke-width="3" />
      </svg>
    </div>
  );
}
