import type { MessageId } from '@playhouse/i18n';
import type { lobbyCalls } from '@playhouse/wps';
import { useIntl } from 'react-intl';

const outcomes: Readonly<Record<string, MessageId>> = {
  big: 'lottery.play.big',
  small: 'lottery.play.small',
  odd: 'lottery.play.odd',
  even: 'lottery.play.even',
};

const picks = {
  any: 'lottery.play.any',
  first: 'lottery.play.first',
  last: 'lottery.play.last',
} as const;

/** The name of a bet. */
export function usePlayName(): (play: lobbyCalls.LotteryPlay) => string {
  const { formatMessage } = useIntl();
  return ({ id, at, pick }) => {
    if (at !== 'sum') return formatMessage({ id: picks[at] }, { pick });
    const outcome = Object.hasOwn(outcomes, id) ? outcomes[id] : undefined;
    return outcome ? formatMessage({ id: outcome }) : id;
  };
}
