/** @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks';
import type { VideoPokerAction, VideoPokerView } from '../../rules/videoPoker/createVideoPoker';
import type { VideoPokerVariant } from '../../rules/videoPoker/variants';
import { useUi } from '../frame/Ui';
import type { TableProps } from '../gameScreen';
import { MoveBar } from '../parts/MoveBar';
import { PlayingCard } from '../parts/PlayingCard';
import { StakePanel } from '../parts/StakePanel';
import told from '../spots/SpotTable.module.css';
import { listHandRows, type HandRow } from './videoPokerHands';
import styles from './VideoPokerTable.module.css';

const places = [0, 1, 2, 3, 4];

interface PaysProps {
  readonly rows: readonly HandRow[];
  readonly hand: VideoPokerView['hand'];
}

/** The prizes on the machine; the hand that the cards make now is lit. */
function Pays({ rows, hand }: PaysProps) {
  return (
    <ul className={styles.pays}>
      {rows.map(({ name, pays, hands }) => (
        <li key={name} data-lit={hand !== undefined && hands.includes(hand)}>
          <span>{name}</span> <b>×{pays / 100}</b>
        </li>
      ))}
    </ul>
  );
}

interface CardsProps {
  readonly view: VideoPokerView | undefined;
  readonly holds: readonly number[];
  readonly canHold: boolean;
  readonly onHold: (place: number) => void;
}

function Cards({ view, holds, canHold, onHold }: CardsProps) {
  const { say } = useUi();
  return (
    <div className={styles.cards}>
      {places.map((place) => {
        const card = view?.cards[place];
        return (
          <div key={place} className={styles.place}>
            <PlayingCard key={card} card={card} delay={place * 200} />
            <button
              type="button"
              className={styles.hold}
              aria-pressed={holds.includes(place)}
              aria-label={say('videoPoker.holdCard', { number: String(place + 1) })}
              disabled={!canHold}
              onClick={() => onHold(place)}
            >
              {say('videoPoker.hold')}
            </button>
          </div>
        );
      })}
    </div>
  );
}

/** A machine with five cards: those that are held stay, the others are drawn anew. */
export function VideoPokerTable({
  variant,
  view,
  phase,
  round,
  open,
  act,
}: TableProps<VideoPokerVariant, VideoPokerAction, VideoPokerView>) {
  const { say, play } = useUi();
  const [holds, setHolds] = useState<readonly number[]>([]);
  useEffect(() => setHolds([]), [round]);
  const rows = listHandRows(variant, say);
  const isOpen = view !== undefined && view.moves.length > 0;
  const name = rows.find(({ hands }) => view?.hand !== undefined && hands.includes(view.hand));
  const toggle = (place: number) => {
    play('tap');
    setHolds((now) =>
      now.includes(place) ? now.filter((each) => each !== place) : [...now, place].toSorted(),
    );
  };
  const isShown = phase !== 'busy' && view !== undefined;
  return (
    <>
      <Pays rows={rows} hand={isShown ? view.hand : undefined} />
      <Cards
        {...{ view, onHold: toggle }}
        holds={isOpen ? holds : (view?.held ?? [])}
        canHold={phase === 'open'}
      />
      <p className={told.told} aria-live="polite">
        {isShown && (name?.name ?? say(isOpen ? 'videoPoker.choose' : 'videoPoker.none'))}
      </p>
      {isOpen ? (
        <MoveBar
          moves={[{ name: 'draw', label: say('videoPoker.draw') }]}
          disabled={phase !== 'open'}
          onMove={(move) => act({ move, hold: holds })}
        />
      ) : (
        <StakePanel
          label={say('frame.deal')}
          disabled={phase !== 'ready'}
          onPlay={(stake) => {
            play('card');
            open({ move: 'deal' }, stake);
          }}
        />
      )}
    </>
  );
}
