import type { CallName } from '@playhouse/wps';
import { accountWrites } from './accountWrites';
import { moneyWrites } from './moneyWrites';
import type { Write } from './Write';

/** The rows of writes: everything that is sent from a screen. */
export const writes: Readonly<Record<string, Write>> = { ...accountWrites, ...moneyWrites };

const alike = (other: string) => `is sent by the same code as ${other}`;
const picture = 'asks for a picture or its sound, which is another one each time';
const opens = 'opens something, and changes nothing of a member but what was opened last';
const emulated = 'needs the service that sends codes (external/phone.journey)';
const mark = 'sets a mark that is the same however often it is set';

/** Calls that change something and are not tried, and why. */
export const untried: Readonly<Partial<Record<CallName, string>>> = {
  'lobby.addFavourite': `${mark} (lobby/favourites.spec)`,
  'lobby.removeFavourite': `${mark} (lobby/favourites.spec)`,
  'lobby.addRecent': opens,
  'lobby.launchGame': opens,
  'system.launchChat': opens,
  'inbox.markRead': mark,
  'inbox.remove': 'takes one message away, which is gone however often it is taken',
  'member.setHeadIcon': mark,
  'session.createTrial': 'makes a trial by the address alone (auth/trial.spec)',
  'session.trialLogin': 'makes a trial by the address alone (auth/trial.spec)',
  'session.endOthers': alike('the end of another device'),
  'session.extend': 'puts an end off, which is put off however often (session/sessionEnd.spec)',
  'session.logout': 'leaves, whatever the platform says to it (session, logout.test)',
  'agent.createInviteLink': 'makes a link that a tap takes away again (agent, its tests)',
  'agent.removeInviteLink': 'takes one link away, which is gone however often it is taken',
  'agent.setRebateSettings': 'saves rates as they then are, however often (agent, forms.test)',
  'captcha.image': picture,
  'captcha.sound': picture,
  'contacts.sendMobileCode': alike('a code by SMS'),
  'contacts.sendEmailCode': 'sends another code, of which the newest is good',
  'contacts.proveMobile': 'proves what is proved from then on, however often it is sent',
  'contacts.proveEmail': 'proves what is proved from then on, however often it is sent',
  'contracts.hourSalary': alike('a decision on a contract'),
  'contracts.processDailySalary': alike('a decision on a contract'),
  'registration.registerMobile': alike('a registration'),
  'verification.externalSend': emulated,
  'verification.externalVerify': emulated,
  'verification.smsNoLogin': alike('a code by SMS'),
  'wallet.addPayoutAccount': alike('a bank card'),
  'wallet.confirmDeposit': mark,
  'wallet.dropIntent': 'is asked by the site itself for what never arrived (wallet/lost.spec)',
};
