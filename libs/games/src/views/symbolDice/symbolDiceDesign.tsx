/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import type {
  SymbolDiceGame,
  SymbolDiceOutcome,
  SymbolDiceVariant,
} from '../../rules/dice/createSymbolDice';
import { useUi } from '../frame/Ui';
import { Dice, Die } from '../parts/Die';
import type { SpotTone } from '../parts/Spot';
import type { PictureProps, SpotDesign } from '../spots/spotDesign';

export interface SymbolDiceLook<Symbol extends string> {
  readonly words: string;
  readonly create: (variant: SymbolDiceVariant<Symbol>) => SymbolDiceGame<Symbol>;
  /** A symbol as it stands on a die. */
  readonly draw: (symbol: Symbol) => ComponentChildren;
  readonly findTone: (symbol: Symbol) => SpotTone | undefined;
}

const mostShort = 3;

/** All prizes, where they are few enough for a spot. */
function describeShort(pays: readonly number[]): string | undefined {
  const prizes = pays.filter((paid) => paid > 0).map((paid) => `×${paid / 100}`);
  return prizes.length <= mostShort ? prizes.join(' / ') : undefined;
}

/** Dice with pictures: a spot for each, and what it pays by the number of dice that show it. */
export function designSymbolDice<Symbol extends string>(
  look: SymbolDiceLook<Symbol>,
): SpotDesign<SymbolDiceVariant<Symbol>, Symbol, SymbolDiceOutcome<Symbol>> {
  const { words, create, draw, findTone } = look;
  type Props = PictureProps<SymbolDiceVariant<Symbol>, SymbolDiceOutcome<Symbol>>;
  function Picture({ variant, outcome, isBusy, round }: Props) {
    const { say } = useUi();
    const { symbols, dice } = variant;
    const resting = Array.from({ length: dice }, (_, at) => symbols[at % symbols.length]);
    return (
      <Dice label={say(`${words}.dice`)} turn={`${round} ${outcome?.dice.join()}`}>
        {(outcome?.dice ?? resting).map(
          (symbol, at) =>
            symbol !== undefined && (
              <Die
                key={at}
                name={isBusy || outcome === undefined ? undefined : say(`${words}.${symbol}`)}
                tone={findTone(symbol)}
                face={draw(symbol)}
                isRolling={isBusy && outcome === undefined}
              />
            ),
        )}
      </Dice>
    );
  }
  return {
    words,
    create,
    Picture,
    layout: ({ symbols, pays }, say) => [
      {
        columns: symbols.length > 2 ? 3 : 2,
        spots: symbols.map((spot) => ({
          spot,
          name: say(`${words}.${spot}`),
          look: (
            <>
              {draw(spot)} {say(`${words}.${spot}`)}
            </>
          ),
          tone: findTone(spot),
          note: describeShort(pays),
          prizes: pays
            .flatMap((paid, hits) => (paid > 0 ? `${hits}: ×${paid / 100}` : []))
            .join(' · '),
        })),
      },
    ],
    tell: ({ dice }, say) =>
      say(`${words}.told`, { dice: dice.map((symbol) => say(`${words}.${symbol}`)).join(', ') }),
    revealMs: () => 1500,
  };
}
