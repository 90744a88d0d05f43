import { playTypes, readPrizeMode } from '@playhouse/categories';
import type { PlayType } from '@playhouse/categories';
import { useMove } from '@playhouse/movements';
import { paths } from '@playhouse/navigation';
import { useRefusal, useViewState, useWps } from '@playhouse/platform';
import { useBalanceVisibility } from '@playhouse/session';
import { buttonClass, EmptyState, Page, Skeleton, StateView } from '@playhouse/ui-kit';
import type { lobbyCalls } from '@playhouse/wps';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { lotteryOptions } from '../queries/slipQueries';
import { LotteryPlayView } from '../views/slip/LotteryPlayView';
import type { Plays } from '../views/slip/LotteryPlayView';
import { PlacedView } from '../views/slip/PlacedView';
import styles from '../views/slip/slip.module.css';

/** `/m/lottery/play?playType=&prize_mode=&code=`: one of the house's lotteries, played by a slip (LAUNCH-02). */
export function LotteryPlayPage() {
  const { formatMessage } = useIntl();
  const [params] = useSearchParams();
  const prizeMode = readPrizeMode(params);
  const code = params.get('code') ?? '';
  const query = useQuery(lotteryOptions(useWps(), prizeMode, code));
  const state = useViewState(query, { isEmpty: (lottery) => lottery === null });
  return (
    <Page title={query.data?.gameName ?? formatMessage({ id: 'screens.lotteryPlay' })}>
      <StateView
        state={state}
        skeleton={<Skeleton className={styles.skeleton} />}
        empty={<NotOffered />}
      >
        {(lottery) => lottery && <Played key={lottery.code} lottery={lottery} />}
      </StateView>
    </Page>
  );
}

function NotOffered() {
  return (
    <EmptyState
      icon="ticket"
      title={<FormattedMessage id="lottery.gone" />}
      action={
        <Link to={paths.lottery.href()} className={buttonClass()}>
          <FormattedMessage id="lottery.browse" />
        </Link>
      }
    />
  );
}

function playsOf(rule: lobbyCalls.LotteryRule, playType: PlayType): Plays | undefined {
  const [first, ...more] = rule.plays.filter((play) => play.playType === playType);
  return first && [first, ...more];
}

function Played({ lottery }: { lottery: lobbyCalls.Lottery }) {
  const [params, setParams] = useSearchParams();
  const playType = playTypes.find((type) => type === params.get('playType')) ?? 'trad';
  const place = useMove('lobby.placeOrder', { form: true });
  const refusal = useRefusal({}, place);
  const { visible } = useBalanceVisibility();
  const { rule, code, vassalage: vendor, nextNumero, nextDrawTime } = lottery;
  const trad = rule ? playsOf(rule, 'trad') : undefined;
  const ent = rule ? playsOf(rule, 'ent') : undefined;
  // A vendor that does not say how its lottery is played has a page of its own for it.
  if (!rule || !trad || !ent)
    return <Navigate replace to={`${paths.launchGame.href()}?${params.toString()}&frame=true`} />;
  if (place.data)
    return <PlacedView order={place.data} balanceVisible={visible} onAgain={place.reset} />;
  return (
    <LotteryPlayView
      rule={rule}
      plays={{ trad, ent }}
      draw={nextNumero && nextDrawTime ? { numero: nextNumero, time: nextDrawTime } : undefined}
      playType={playType}
      onPlayType={(type) => {
        params.set('playType', type);
        setParams(params, { replace: true });
      }}
      placing={place.isPending}
      refusal={refusal}
      onPlace={({ lines, total }) => {
        const bets = lines.map((line) => ({ ...line, numbers: [...line.numbers] }));
        place.mutate({ vendor, code, playType, lines: bets, amount: total });
      }}
    />
  );
}
