import { useDateTime, useNumberStyle } from '@playhouse/i18n';
import { playTypes } from '@playhouse/categories';
import type { PlayType } from '@playhouse/categories';
import type { Refusal } from '@playhouse/platform';
import { SegmentedControl } from '@playhouse/ui-kit';
import type { lobbyCalls } from '@playhouse/wps';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSlip } from './useSlip';
import type { Slip } from './useSlip';
import { SlipEditor } from './SlipEditor';
import { SlipLines } from './SlipLines';
import styles from './slip.module.css';

const playTypeNames = {
  trad: 'lottery.trad',
  ent: 'lottery.ent',
} as const;

type Play = lobbyCalls.LotteryPlay;
export type Plays = readonly [Play, ...Play[]];

export interface LotteryPlayViewProps {
  rule: lobbyCalls.LotteryRule;
  /** Plays of each play type; one without any is not offered. */
  plays: Readonly<Record<PlayType, Plays>>;
  /** The draw that takes bets. */
  draw: { readonly numero: string; readonly time: number } | undefined;
  playType: PlayType;
  onPlayType: (playType: PlayType) => void;
  placing: boolean;
  refusal?: Refusal | undefined;
  onPlace: (slip: Pick<Slip, 'lines' | 'total'>) => void;
}

/** A lottery: the draw, the two ways to play it, and a slip of each, so that changing one's mind loses nothing. */
export function LotteryPlayView(props: LotteryPlayViewProps) {
  const { rule, plays, draw, playType, onPlayType, placing, onPlace } = props;
  const { formatMessage } = useIntl();
  const { dateTime } = useDateTime();
  const style = useNumberStyle();
  const slips = {
    trad: useSlip(rule, plays.trad, style),
    ent: useSlip(rule, plays.ent, style),
  };
  const slip = slips[playType];
  return (
    <>
      {draw && (
        <p className={styles.draw}>
          {formatMessage(
            { id: 'lottery.draw' },
            { numero: draw.numero, time: dateTime(draw.time) },
          )}
        </p>
      )}
      <SegmentedControl
        label={formatMessage({ id: 'lottery.playType' })}
        value={playType}
        onChange={onPlayType}
        options={playTypes.map((value) => ({
          value,
          label: <FormattedMessage id={playTypeNames[value]} />,
        }))}
      />
      <SlipEditor rule={rule} plays={plays[playType]} slip={slip} />
      <SlipLines
        plays={plays[playType]}
        slip={slip}
        placing={placing}
        refusal={props.refusal}
        onPlace={() => onPlace(slip)}
      />
    </>
  );
}
