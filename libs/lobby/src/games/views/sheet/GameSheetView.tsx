import { categoryName } from '@playhouse/categories';
import { Button, buttonClass, IconButton, Image, Sheet } from '@playhouse/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { FactsState } from '../../logic/sheetFacts';
import { GameFactsList } from './GameFactsList';
import styles from './GameSheetView.module.css';

/** A game as its sheet shows it, before more is known of it. */
export interface SheetGame {
  readonly name: string;
  readonly category: string;
  /** Addresses of the picture in the order to try. */
  readonly sources: readonly string[];
  readonly vendor: string;
  /** The vendor's page; undefined where it has none. */
  readonly vendorHref: string | undefined;
}

export interface GameSheetViewProps {
  open: boolean;
  onClose: () => void;
  game: SheetGame;
  facts: FactsState;
  favourite: boolean;
  onFavourite: () => void;
  /** Undefined until it is known how the game starts. */
  onPlay: (() => void) | undefined;
  /** Where a visitor tries games with play money; undefined where there is no trial. */
  trialHref: string | undefined;
}

/** A game before it starts: picture, vendor, rules in short, return, bets, and the ways in. */
export function GameSheetView(props: GameSheetViewProps) {
  const { open, onClose, game, facts, favourite, onFavourite, onPlay, trialHref } = props;
  const intl = useIntl();
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={game.name}
      actions={
        <>
          {trialHref !== undefined && (
            <Link to={trialHref} className={buttonClass({ variant: 'secondary' })}>
              <FormattedMessage id="search.sheet.trial" />
            </Link>
          )}
          <Button loading={onPlay === undefined && facts.status === 'loading'} onClick={onPlay}>
            <FormattedMessage id="search.sheet.play" />
          </Button>
        </>
      }
    >
      <div className={styles.head}>
        <Image
          sources={game.sources}
          alt=""
          ratio="1:1"
          fallbackIcon="dice"
          className={styles.picture}
        />
        <div className={styles.about}>
          {game.vendorHref === undefined ? (
            <span>{game.vendor}</span>
          ) : (
            <Link to={game.vendorHref} className={styles.vendor}>
              {game.vendor}
            </Link>
          )}
          <span className={styles.category}>
            <FormattedMessage id={categoryName(game.category)} />
          </span>
        </div>
        <IconButton
          icon={favourite ? 'heart-filled' : 'heart'}
          variant="soft"
          aria-pressed={favourite}
          label={intl.formatMessage({ id: 'lobby.tile.favourite' }, { name: game.name })}
          onClick={onFavourite}
        />
      </div>
      <GameFactsList facts={facts} />
    </Sheet>
  );
}
