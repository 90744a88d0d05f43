import { createThreeCardPoker } from '../../rules/threeCardPoker/createThreeCardPoker';
import { createDuelScreen } from '../threeCardDuel/createDuelScreen';

export const threeCardPokerScreen = createDuelScreen('threeCardPoker', createThreeCardPoker);
