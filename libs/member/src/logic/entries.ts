import { paths } from '@playhouse/navigation';
import type { Overlay, PathName } from '@playhouse/navigation';
import type { FlagName } from '@playhouse/whitelabel';

/** What an entry of the member centre depends on. */
export interface EntryConditions {
  readonly flags: Readonly<Partial<Record<FlagName, boolean>>>;
  /** Type of the member who is logged in; a visitor has none. */
  readonly memberType?: number | undefined;
  /** The platform lets this member transfer to the superior. */
  readonly toUpline: boolean;
  readonly promotions: readonly string[];
}

export type EntryGroup = 'play' | 'money' | 'records' | 'rewards' | 'account' | 'help';

export interface Entry {
  readonly id: string;
  readonly group: EntryGroup;
  readonly icon: string;
  readonly target:
    | { readonly kind: 'link'; readonly href: string }
    | { readonly kind: 'overlay'; readonly overlay: Overlay };
}

interface EntryRow extends Entry {
  readonly when: (conditions: EntryConditions) => boolean;
}

const always = () => true;
const flag = (name: FlagName) => (conditions: EntryConditions) => conditions.flags[name] === true;

function link(
  id: PathName,
  group: EntryGroup,
  icon: string,
  when: EntryRow['when'],
  href: string = paths[id].href(),
): EntryRow {
  return { id, group, icon, when, target: { kind: 'link', href } };
}

function overlay(
  kind: 'referral' | 'customerService' | 'download',
  group: EntryGroup,
  icon: string,
): EntryRow {
  return { id: kind, group, icon, when: always, target: { kind: 'overlay', overlay: { kind } } };
}

/** Agents of every kind: not players (0), free trials (4) nor guests (40). */
function isAgent({ memberType }: EntryConditions): boolean {
  return memberType !== undefined && ![0, 4, 40].includes(memberType);
}

function mayTransferUp(conditions: EntryConditions): boolean {
  const on = flag('AGETRANSFERUP3')(conditions);
  return on && conditions.toUpline && conditions.memberType !== undefined && conditions.memberType !== 2;
}

/** The whole member centre as data, in the order of the specification (MINE-03 to MINE-08). */
const rows: readonly EntryRow[] = [
  link('home', 'play', 'home', flag('VIPBENEFIT3')),
  link('activities', 'rewards', 'gift', always),
  link('deposit', 'money', 'deposit', always),
  link('withdraw', 'money', 'withdraw', always),
  link('securityCenter', 'account', 'shield', always),
  overlay('referral', 'rewards', 'users'),
  link('agent', 'play', 'team', isAgent),
  link('depositReport', 'records', 'report', flag('DEPRECM3')),
  link('withdrawReport', 'records', 'report', flag('WITHREC3')),
  link('transactions', 'records', 'list', flag('TRANSREC3')),
  link('gameRecord', 'records', 'history', flag('TRANSBETREPMEM3')),
  link('profitAndLoss', 'records', 'chart', flag('PERSREP')),
  link('uplineTransfer', 'money', 'transfer', mayTransferUp),
  link('rewardCenter', 'rewards', 'trophy', flag('REWCEN3')),
  link('manualRebate', 'rewards', 'coins', flag('MANPLAYREB3')),
  link('leaderBoard', 'rewards', 'star', ({ promotions }) => promotions.includes('MISSION')),
  link('rebateReport', 'records', 'coins', flag('PLYRBT')),
  link('webEmail', 'account', 'mail', flag('MAILCEN')),
  overlay('customerService', 'help', 'headset'),
  overlay('download', 'help', 'download'),
  link('feedback', 'help', 'message', flag('FEEDBACK3')),
];

/** The entries that a player sees, in order. */
export function memberEntries(conditions: EntryConditions): readonly Entry[] {
  return rows.filter((row) => row.when(conditions)).map(({ when: _when, ...entry }) => entry);
}

export interface EntrySection {
  readonly group: EntryGroup;
  readonly entries: readonly Entry[];
}

const groupOrder: readonly EntryGroup[] = ['play', 'records', 'rewards', 'account', 'help'];

/** The new member centre's sections; money has its own place at the top (MINE-10). */
export function entrySections(entries: readonly Entry[]): readonly EntrySection[] {
  return groupOrder
    .map((group) => ({ group, entries: entries.filter((entry) => entry.group === group) }))
    .filter((section) => section.entries.length > 0);
}
