import { toDay } from '@playhouse/i18n';
import { useToday } from '@playhouse/platform';
import { useMerchant } from '@playhouse/whitelabel';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { betsHref, figureHref, movementsHref } from '../logic/figures';
import type { FigureAddress } from '../logic/figures';
import styles from './FigureLink.module.css';

/** A figure that opens to the entries it adds up to. */
export function FigureLink({ children, ...address }: FigureAddress & { children: ReactNode }) {
  return (
    <Link to={figureHref(address)} className={styles.figure}>
      {children}
    </Link>
  );
}

export interface BetsLinkProps {
  readonly period: FigureAddress['period'];
  readonly account?: string;
  readonly gameType?: string;
  readonly children: ReactNode;
}

/** A figure that opens to the bets it was worked out from. */
export function BetsLink({ children, period, ...of }: BetsLinkProps) {
  return (
    <Link to={betsHref(period, of)} className={styles.figure}>
      {children}
    </Link>
  );
}

export interface BalanceLinkProps {
  readonly account: string;
  /** When the member registered, epoch milliseconds. */
  readonly regDate: number;
  readonly children: ReactNode;
}

/** A downline's balance, which opens to all movements that left it. */
export function BalanceLink({ account, regDate, children }: BalanceLinkProps) {
  const { timeZone } = useMerchant();
  const endDate = useToday();
  const startDate = toDay(regDate, timeZone);
  return (
    <Link to={movementsHref(account, { startDate, endDate })} className={styles.figure}>
      {children}
    </Link>
  );
}
