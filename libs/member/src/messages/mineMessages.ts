import { defineMessages } from 'react-intl';
import { titleMessages } from './titleMessages';

/** Names of entries that are not the title of their screen. */
const names = defineMessages({
  home: {
    id: 'member.entry.home',
    defaultMessage: 'Home',
    description: 'Entry of the member centre that leads home',
  },
  activities: {
    id: 'member.entry.activities',
    defaultMessage: 'Activities',
    description: 'Entry that leads to the list of promotions',
  },
  deposit: {
    id: 'member.entry.deposit',
    defaultMessage: 'Deposit',
    description: 'Entry that leads to the deposit screen',
  },
  withdraw: {
    id: 'member.entry.withdraw',
    defaultMessage: 'Withdraw',
    description: 'Entry that leads to the withdrawal screen',
  },
  referral: {
    id: 'member.entry.referral',
    defaultMessage: 'Referral link',
    description: 'Entry that opens the link to invite friends with',
  },
  agent: {
    id: 'member.entry.agent',
    defaultMessage: 'Agency center',
    description: 'Entry that leads to the home of agents',
  },
  depositReport: {
    id: 'member.entry.depositReport',
    defaultMessage: 'Deposit report',
    description: 'Entry that leads to the list of deposits',
  },
  withdrawReport: {
    id: 'member.entry.withdrawReport',
    defaultMessage: 'Withdrawal report',
    description: 'Entry that leads to the list of withdrawals',
  },
  transactions: {
    id: 'member.entry.transactions',
    defaultMessage: 'Transactions',
    description: 'Entry that leads to every movement of the balance',
  },
  gameRecord: {
    id: 'member.entry.gameRecord',
    defaultMessage: 'Betting record',
    description: 'Entry that leads to the list of bets',
  },
  profitAndLoss: {
    id: 'member.entry.profitAndLoss',
    defaultMessage: 'Profit and loss',
    description: 'Entry that leads to the sums of a period',
  },
  uplineTransfer: {
    id: 'member.entry.uplineTransfer',
    defaultMessage: 'Superior transfer',
    description: 'Entry that leads to the transfer to the superior agent',
  },
  rewardCenter: {
    id: 'member.entry.rewardCenter',
    defaultMessage: 'Reward center',
    description: 'Entry that leads to the rewards to claim',
  },
  manualRebate: {
    id: 'member.entry.manualRebate',
    defaultMessage: 'Manual rebate',
    description: 'Entry that leads to the rebate a player claims by hand',
  },
  leaderBoard: {
    id: 'member.entry.leaderBoard',
    defaultMessage: 'Missions',
    description: 'Entry that leads to missions and their leader board',
  },
  rebateReport: {
    id: 'member.entry.rebateReport',
    defaultMessage: 'Rebate report',
    description: 'Entry that leads to the list of rebates',
  },
  webEmail: {
    id: 'member.entry.webEmail',
    defaultMessage: 'News',
    description: 'Entry that leads to the message centre',
  },
  customerService: {
    id: 'member.entry.customerService',
    defaultMessage: 'Online service',
    description: 'Entry that opens customer service',
  },
  download: {
    id: 'member.entry.download',
    defaultMessage: 'Download the app',
    description: 'Entry that opens the download popup',
  },
});

/** Names of the entries, by id (MINE-03 to MINE-08). */
export const entryMessages = { ...names, ...titleMessages };

/** Headings of the new member centre's sections (MINE-10). */
export const groupMessages = defineMessages({
  money: {
    id: 'member.group.money',
    defaultMessage: 'Money',
    description: 'Spoken name of the group deposit, withdraw and transfer',
  },
  records: {
    id: 'member.group.records',
    defaultMessage: 'Records',
    description: 'Heading above reports of money and bets',
  },
  rewards: {
    id: 'member.group.rewards',
    defaultMessage: 'Rewards',
    description: 'Heading above promotions, rewards and invitations',
  },
  account: {
    id: 'member.group.account',
    defaultMessage: 'Account',
    description: 'Heading above security, news and the agency centre',
  },
  help: {
    id: 'member.group.help',
    defaultMessage: 'Help and app',
    description: 'Heading above customer service, download and feedback',
  },
});

/** Everything else in the member centre. */
export const mineMessages = defineMessages({
  title: {
    id: 'member.title',
    defaultMessage: 'Member center',
    description: 'Heading of the member centre (MINE-01)',
  },
  back: {
    id: 'member.back',
    defaultMessage: 'Back to home',
    description: 'Spoken name of the back arrow in the member centre',
  },
  settings: {
    id: 'member.settings',
    defaultMessage: 'Settings',
    description: 'Spoken name of the button that leads to the settings',
  },
  visitor: {
    id: 'member.visitor',
    defaultMessage: 'Log in or register',
    description: 'In place of the name while nobody is logged in; opens the login popup',
  },
  visitorText: {
    id: 'member.visitor.text',
    defaultMessage: 'To see your balance, rewards and records',
    description: 'Below "Log in or register" in the member centre',
  },
  changeIcon: {
    id: 'member.icon.change',
    defaultMessage: 'Change picture',
    description: 'Spoken name of the avatar, which opens the choice of pictures',
  },
  iconTitle: {
    id: 'member.icon.title',
    defaultMessage: 'Choose your picture',
    description: 'Heading of the choice of head icons',
  },
  iconChanged: {
    id: 'member.icon.changed',
    defaultMessage: 'Picture changed',
    description: 'Short message after the head icon was changed',
  },
  balance: {
    id: 'member.balance',
    defaultMessage: 'Total balance',
    description: 'Label above the balance in the member centre',
  },
  refreshBalance: {
    id: 'member.balance.refresh',
    defaultMessage: 'Refresh the balance',
    description: 'Spoken name of the button that loads the balance again',
  },
});
