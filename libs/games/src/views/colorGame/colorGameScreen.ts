import { createColorGame } from '../../rules/colorGame/createColorGame';
import { createSpotScreen } from '../spots/createSpotScreen';
import { designSymbolDice } from '../symbolDice/symbolDiceDesign';

export const colorGameScreen = createSpotScreen(
  designSymbolDice({
    words: 'colorGame',
    create: createColorGame,
    draw: () => '',
    findTone: (color) => color,
  }),
);
