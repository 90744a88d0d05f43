import { offersScreen, paths } from '@playhouse/navigation';
import type { Offering, Overlay, PathName } from '@playhouse/navigation';
import type { IconName } from '@playhouse/ui-kit';

/** Conditions that decide which entries the member centre has. */
export interface EntryConditions extends Offering {
  /** Type of the member who is logged in; a visitor has none. */
  readonly memberType?: number | undefined;
  /** The platform lets this member transfer to the superior. */
  readonly toUpline: boolean;
  readonly promotions: readonly string[];
}

export type EntryGroup = 'money' | 'records' | 'rewards' | 'account' | 'help';

/** Names of the entries; most are those of their addresses. */
export type EntryId =
  | 'home'
  | 'benefits'
  | 'activities'
  | 'deposit'
  | 'withdraw'
  | 'securityCenter'
  | 'referral'
  | 'agent'
  | 'depositReport'
  | 'withdrawReport'
  | 'transactions'
  | 'gameRecord'
  | 'profitAndLoss'
  | 'uplineTransfer'
  | 'rewardCenter'
  | 'manualRebate'
  | 'leaderBoard'
  | 'rebateReport'
  | 'webEmail'
  | 'customerService'
  | 'download'
  | 'feedback';

export interface Entry {
  readonly id: EntryId;
  readonly group: EntryGroup;
  readonly icon: IconName;
  readonly target:
    | { readonly kind: 'link'; readonly href: string }
    | { readonly kind: 'overlay'; readonly overlay: Overlay };
}

interface EntryRow extends Entry {
  readonly when: (conditions: EntryConditions) => boolean;
}

const always = () => true;

function link(
  id: EntryId & PathName,
  group: EntryGroup,
  icon: IconName,
  when: EntryRow['when'] = always,
): EntryRow {
  return {
    ...{ id, group, icon },
    when: (conditions) => offersScreen(conditions, paths[id]) && when(conditions),
    target: { kind: 'link', href: paths[id].href() },
  };
}

function overlay(
  kind: 'referral' | 'customerService' | 'download',
  group: EntryGroup,
  icon: IconName,
): EntryRow {
  return { id: kind, group, icon, when: always, target: { kind: 'overlay', overlay: { kind } } };
}

/** Agents of every kind: not players (0), free trials (4) nor guests (40). */
function isAgent({ memberType }: EntryConditions): boolean {
  return memberType !== undefined && ![0, 4, 40].includes(memberType);
}

function mayTransferUp({ toUpline, memberType }: EntryConditions): boolean {
  return toUpline && memberType !== undefined && memberType !== 2;
}

const hasBenefits = (conditions: EntryConditions) => offersScreen(conditions, paths.benefits);

/** The whole member centre as data, in the order of the specification (MINE-03 to MINE-08). */
const rows: readonly EntryRow[] = [
  link('home', 'account', 'home', hasBenefits),
  // The table sends who looks for their VIP benefits home; beside that is the way to the benefits themselves.
  link('benefits', 'rewards', 'crown'),
  link('activities', 'rewards', 'gift'),
  link('deposit', 'money', 'plus-circle'),
  link('withdraw', 'money', 'bank'),
  link('securityCenter', 'account', 'shield'),
  overlay('referral', 'rewards', 'user-plus'),
  link('agent', 'account', 'users', isAgent),
  link('depositReport', 'records', 'receipt'),
  link('withdrawReport', 'records', 'document'),
  link('transactions', 'records', 'swap'),
  link('gameRecord', 'records', 'gamepad'),
  link('profitAndLoss', 'records', 'trend'),
  link('uplineTransfer', 'money', 'arrow-up', mayTransferUp),
  link('rewardCenter', 'rewards', 'trophy'),
  link('manualRebate', 'rewards', 'coins'),
  link('leaderBoard', 'rewards', 'star', ({ promotions }) => promotions.includes('MISSION')),
  link('rebateReport', 'records', 'percent'),
  link('webEmail', 'account', 'mail'),
  overlay('customerService', 'help', 'headset'),
  overlay('download', 'help', 'download'),
  link('feedback', 'help', 'chat'),
];

/** The entries that a player sees, in order. */
export function memberEntries(conditions: EntryConditions): readonly Entry[] {
  return rows.filter((row) => row.when(conditions));
}

export interface EntrySection {
  readonly group: EntryGroup;
  readonly entries: readonly Entry[];
}

const groupOrder: readonly EntryGroup[] = ['money', 'rewards', 'records', 'account', 'help'];

/** The entries by subject, in both member centres (MINE-10). */
export function entrySections(entries: readonly Entry[]): readonly EntrySection[] {
  return groupOrder
    .map((group) => ({ group, entries: entries.filter((entry) => entry.group === group) }))
    .filter((section) => section.entries.length > 0);
}
