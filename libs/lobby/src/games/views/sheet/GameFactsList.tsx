import { Skeleton, StateView } from '@playhouse/ui-kit';
import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import type { FactsState } from '../../logic/sheetFacts';
import styles from './GameSheetView.module.css';

/** Rules, return and bets of a game, or what stands in their place. */
export function GameFactsList({ facts }: { facts: FactsState }) {
  return (
    <StateView state={facts} skeleton={<Skeleton shape="text" count={5} />}>
      {({ rules, returnToPlayer, countedPercent, minBet, maxBet }) => (
        <>
          {rules !== undefined && <p className={styles.rules}>{rules}</p>}
          <dl className={styles.facts}>
            {returnToPlayer !== undefined && (
              <Fact name={<FormattedMessage id="search.sheet.return" />}>
                <FormattedNumber value={returnToPlayer} style="percent" maximumFractionDigits={2} />
              </Fact>
            )}
            {countedPercent !== undefined && (
              <Fact name={<FormattedMessage id="search.sheet.counts" />}>
                <FormattedNumber value={countedPercent / 100} style="percent" />
              </Fact>
            )}
            <Fact name={<FormattedMessage id="search.sheet.minBet" />}>{minBet}</Fact>
            {maxBet !== undefined && (
              <Fact name={<FormattedMessage id="search.sheet.maxBet" />}>{maxBet}</Fact>
            )}
          </dl>
        </>
      )}
    </StateView>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
