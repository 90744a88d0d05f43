/** @jsxImportSource preact */
import { createJhandi } from '../../rules/jhandi/createJhandi';
import { createSpotScreen } from '../spots/createSpotScreen';
import { designSymbolDice } from '../symbolDice/symbolDiceDesign';
import { JhandiSign } from './JhandiSign';

export const jhandiScreen = createSpotScreen(
  designSymbolDice({
    words: 'jhandi',
    create: createJhandi,
    draw: (symbol) => <JhandiSign symbol={symbol} />,
    findTone: () => undefined,
  }),
);
