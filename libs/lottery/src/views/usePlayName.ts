import type { lobbyCalls } from '@playhouse/wps';
import { useIntl } from 'react-intl';
import { outcomeMessages, slipTexts } from '../messages';

/** What a bet is called. */
export function usePlayName(): (play: lobbyCalls.LotteryPlay) => string {
  const { formatMessage } = useIntl();
  return ({ id, at, pick }) => {
    if (at !== 'sum') return formatMessage(slipTexts[at], { pick });
    const outcome = outcomeMessages[id];
    return outcome ? formatMessage(outcome) : id;
  };
}
