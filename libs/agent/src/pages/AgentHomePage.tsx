import { openOverlay, paths, useOffersScreen } from '@playhouse/navigation';
import { usePeriod, useViewState, useWps } from '@playhouse/platform';
import { useBalance, useBalanceVisibility, useSession, useUnreadCount } from '@playhouse/session';
import { Page } from '@playhouse/ui-kit';
import { useMerchant } from '@playhouse/whitelabel';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { greetingAt } from '../logic/greeting';
import { visibleMenu } from '../logic/menu';
import { agentUnreadOptions, teamKpiOptions } from '../queries';
import { AgentDownloads } from '../views/AgentDownloads';
import { AgentFooter } from '../views/AgentFooter';
import { AgentHomeView } from '../views/AgentHomeView';
import styles from '../views/AgentHome.module.css';
import { AgentTools } from '../views/AgentTools';
import { TeamCounters } from '../views/TeamCounters';

/** The agent centre, `/m/agent`. */
export function AgentHomePage() {
  const { formatMessage } = useIntl();
  const wps = useWps();
  const [greeting] = useState(() => greetingAt(new Date().getHours()));
  const { agentMenu, resources } = useMerchant();
  const { presets } = usePeriod();
  const kpi = useViewState(useQuery(teamKpiOptions(wps, presets.today)));
  const notices = useQuery(agentUnreadOptions(wps));
  const mail = useUnreadCount();
  return (
    <Page title={formatMessage({ id: 'screens.agent' })} wide>
      <div className={styles.center}>
        <AgentHomeView
          greeting={greeting}
          userName={useSession()?.userName ?? ''}
          balance={useBalance().data}
          {...useBalanceVisibility()}
        />
        <TeamCounters state={kpi} period={presets.today} />
        <AgentTools
          entries={visibleMenu(agentMenu)}
          unread={mail.data ?? 0}
          onCustomerService={() => openOverlay({ kind: 'customerService' })}
        />
      </div>
      <AgentDownloads resources={resources} />
      <AgentFooter dividend={useOffersScreen(paths.agentDividend)} unread={notices.data ?? 0} />
    </Page>
  );
}
