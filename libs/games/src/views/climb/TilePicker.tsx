/** @jsxImportSource preact */
import type { ClimbTheme } from '../../rules/climb/climbVariants';
import type { ClimbView } from '../../rules/climb/createClimb';
import { useUi } from '../frame/Ui';
import { CoinFace, Football, Keeper } from './climbPictures';
import styles from './TilePicker.module.css';

export interface TilePickerProps {
  readonly theme: ClimbTheme;
  readonly tiles: number;
  /** Shown where the tiles of all steps are the same places. */
  readonly last: ClimbView['steps'][number] | undefined;
  readonly disabled: boolean;
  readonly onChoose: (tile: number) => void;
}

const coinSides = ['heads', 'tails'] as const;

function TileFace({ theme, tile, last }: Omit<TilePickerProps, 'tiles'> & { tile: number }) {
  const { say } = useUi();
  const side = coinSides[tile];
  if (theme === 'coin' && side !== undefined)
    return (
      <>
        <CoinFace side={side} /> {say(`climb.coin.${side}`)}
      </>
    );
  const isChosen = last?.tile === tile;
  const isTrap = last?.traps.includes(tile) === true;
  if (theme === 'penalty' && isTrap) return <Keeper />;
  if (theme === 'penalty' && isChosen) return <Football />;
  if (theme === 'hoop' && isTrap) return <>✕</>;
  return <>{tile + 1}</>;
}

/** The tiles of the next step, to choose one of. */
export function TilePicker(props: TilePickerProps) {
  const { theme, tiles, last, disabled, onChoose } = props;
  const { say } = useUi();
  const nameTile = (tile: number) =>
    theme === 'coin'
      ? say(`climb.coin.${coinSides[tile] ?? 'heads'}`)
      : say(`climb.${theme}.tile`, { number: String(tile + 1) });
  return (
    <div
      className={styles.tiles}
      data-theme={theme}
      data-tiles={tiles}
      role="group"
      aria-label={say(`climb.${theme}.choose`)}
    >
      {Array.from({ length: tiles }, (_, tile) => (
        <button
          key={tile}
          type="button"
          aria-label={nameTile(tile)}
          data-chosen={last?.tile === tile}
          data-trap={last?.traps.includes(tile)}
          disabled={disabled}
          onClick={() => onChoose(tile)}
        >
          <TileFace {...props} tile={tile} />
        </button>
      ))}
    </div>
  );
}
