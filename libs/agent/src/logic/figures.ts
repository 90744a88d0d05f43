import type { Period } from '@playhouse/i18n';
import { paths } from '@playhouse/navigation';
import { agentCalls } from '@playhouse/wps';

/** The entries that a figure's address leads to. */
export interface FigureAddress {
  readonly figure: agentCalls.MoneyFigure | agentCalls.HeadFigure | 'visits';
  readonly period: Period;
  /** One downline's part of it, by the whole name. */
  readonly account?: string | undefined;
  /** Those below this downline instead of those below the agent: its id; `account` then only names it. */
  readonly parentId?: string | undefined;
  /** The link that was visited, or that `invited` ones registered with. */
  readonly link?: string | undefined;
}

/** Where the entries of a figure stand. */
export const figureHref = ({ figure, period, account, parentId, link }: FigureAddress): string =>
  paths.teamFigure.href({ figure, ...period, account, parentId, link });

/** Where the bets stand that a figure was worked out from: of a downline, of a category. */
export const betsHref = (
  period: Period,
  { account, gameType }: { readonly account?: string; readonly gameType?: string } = {},
): string =>
  paths.teamBetting.href({
    startDate: period.startDate,
    endDate: period.endDate,
    account,
    gameType,
  });

export const isMoneyFigure = (name: string | null): name is agentCalls.MoneyFigure =>
  agentCalls.moneyFigures.some((figure) => figure === name);

/** Whether a figure is what the agent was paid, not what the team moved. */
export const isOwnFigure = (figure: agentCalls.MoneyFigure): boolean => figure.startsWith('own');

export const isHeadFigure = (name: string | null): name is agentCalls.HeadFigure =>
  agentCalls.headFigures.some((figure) => figure === name);

/** Where the movements stand that a downline's balance is left by: all of them, since it registered. */
export const movementsHref = (account: string, { startDate, endDate }: Period): string =>
  paths.transactions.href({ types: 'A', account, startDate, endDate });
