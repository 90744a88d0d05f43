import { defineMessage } from 'react-intl';

export const lastResultMessage = defineMessage({
  id: 'lobby.lottery.result',
  defaultMessage: 'Last result',
  description: 'Above the numbers of the last draw, and their accessible name',
});
