import { useMoney } from '@playhouse/i18n';
import { Button, Card, Chip, Field, Form, TextInput } from '@playhouse/ui-kit';
import { useMerchant } from '@playhouse/whitelabel';
import { mostLines } from '@playhouse/wps';
import type { lobbyCalls } from '@playhouse/wps';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Slip } from './useSlip';
import { NumberBoard } from './NumberBoard';
import styles from './slip.module.css';
import { usePlayName } from './usePlayName';

export interface SlipEditorProps {
  rule: lobbyCalls.LotteryRule;
  plays: readonly lobbyCalls.LotteryPlay[];
  slip: Slip;
}

/** Where a line is made: what to bet on, its numbers, its stake. */
export function SlipEditor({ rule, plays, slip }: SlipEditorProps) {
  const { formatMessage } = useIntl();
  const { play, draft } = slip;
  const playName = usePlayName();
  return (
    <Card>
      <div className={styles.editor}>
        <div
          role="group"
          aria-label={formatMessage({ id: 'lottery.plays' })}
          className={styles.chips}
        >
          {plays.map((each) => (
            <Chip
              key={each.id}
              selected={each.id === play.id}
              onClick={() => slip.choosePlay(each.id)}
            >
              {playName(each)}
            </Chip>
          ))}
        </div>
        <Prizes play={play} />
        {play.pick > 0 && (
          <>
            <div className={styles.helps}>
              <span role="status" className={styles.count}>
                {formatMessage(
                  { id: 'lottery.chosen' },
                  {
                    chosen: draft.filter((each) => each !== undefined).length,
                    pick: play.pick,
                  },
                )}
              </span>
              <Button variant="secondary" size="s" onClick={slip.quick}>
                <FormattedMessage id="lottery.quick" />
              </Button>
              <Button variant="ghost" size="s" onClick={slip.clear}>
                <FormattedMessage id="lottery.clear" />
              </Button>
            </div>
            <NumberBoard rule={rule} play={play} draft={draft} onChoose={slip.choose} />
          </>
        )}
        <Stake rule={rule} slip={slip} />
      </div>
    </Card>
  );
}

function Prizes({ play }: { play: lobbyCalls.LotteryPlay }) {
  const { formatMessage, formatNumber } = useIntl();
  const times = (value: number) => formatNumber(value, { maximumFractionDigits: 2 });
  const [first, ...more] = play.pays;
  const single = first !== undefined && more.length === 0;
  return (
    <p className={styles.pays}>
      {single
        ? `×${times(first.times)}`
        : play.pays
            .map((each) =>
              formatMessage({ id: 'lottery.pays' }, { hits: each.hits, times: times(each.times) }),
            )
            .join(' · ')}
    </p>
  );
}

/** Stakes to choose from at once, where the lottery takes them. */
const quickStakes = [10, 50, 100];

function Stake({ rule, slip }: { rule: lobbyCalls.LotteryRule; slip: Slip }) {
  const { formatMessage } = useIntl();
  const { currency } = useMerchant();
  const money = useMoney();
  const range = { minimum: money(rule.minBet), maximum: money(rule.maxBet) };
  const { problem, play } = slip;
  const wrongStake =
    problem === 'stake' ? formatMessage({ id: 'lottery.problem.stake' }, range) : undefined;
  const tooMany =
    problem === 'lines'
      ? formatMessage({ id: 'lottery.problem.lines' }, { most: mostLines })
      : undefined;
  const wrong =
    problem === 'numbers'
      ? formatMessage({ id: 'lottery.problem.numbers' }, { pick: play.pick })
      : tooMany;
  return (
    <Form className={styles.stake} onSubmit={slip.addLine}>
      <Field
        label={formatMessage({ id: 'lottery.stake' })}
        hint={formatMessage({ id: 'lottery.range' }, range)}
        error={wrongStake}
      >
        <TextInput
          {...slip.stakeBox}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          start={<span className={styles.symbol}>{currency.symbol}</span>}
          onChange={({ target }) => slip.typeStake(target.value)}
        />
      </Field>
      <div className={styles.chips}>
        {quickStakes
          .filter((stake) => stake >= rule.minBet && stake <= rule.maxBet)
          .map((stake) => (
            <Chip
              key={stake}
              selected={slip.stake === String(stake)}
              onClick={() => slip.typeStake(String(stake))}
            >
              {money(stake, { decimals: 0 })}
            </Chip>
          ))}
      </div>
      {wrong && (
        <p role="alert" className={styles.wrong}>
          {wrong}
        </p>
      )}
      <Button type="submit" variant="secondary" block>
        <FormattedMessage id="lottery.add" />
      </Button>
    </Form>
  );
}
