import type { MessageId } from '@playhouse/i18n';
import type { EntryGroup, EntryId } from './entries';

/** Names of the entries, by id (MINE-03 to MINE-08). */
export const entryNames: Readonly<Record<EntryId, MessageId>> = {
  home: 'member.entry.home',
  benefits: 'screens.benefits',
  activities: 'member.entry.activities',
  deposit: 'member.entry.deposit',
  withdraw: 'member.entry.withdraw',
  referral: 'member.entry.referral',
  agent: 'member.entry.agent',
  depositReport: 'member.entry.depositReport',
  withdrawReport: 'member.entry.withdrawReport',
  transactions: 'member.entry.transactions',
  gameRecord: 'member.entry.gameRecord',
  profitAndLoss: 'member.entry.profitAndLoss',
  uplineTransfer: 'member.entry.uplineTransfer',
  rewardCenter: 'member.entry.rewardCenter',
  manualRebate: 'member.entry.manualRebate',
  leaderBoard: 'member.entry.leaderBoard',
  rebateReport: 'member.entry.rebateReport',
  webEmail: 'member.entry.webEmail',
  customerService: 'member.entry.customerService',
  download: 'member.entry.download',
  securityCenter: 'screens.securityCenter',
  feedback: 'screens.feedback',
};

/** Headings of the groups of entries (MINE-10). */
export const groupNames: Readonly<Record<EntryGroup, MessageId>> = {
  money: 'member.group.money',
  records: 'member.group.records',
  rewards: 'member.group.rewards',
  account: 'member.group.account',
  help: 'member.group.help',
};
