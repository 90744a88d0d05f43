const window = 'is sent from a window over a screen, which no step opens';
const mark = 'sets a mark, and a refusal is a toast';
const itself = 'is asked by the address itself, before anything is drawn';
const code = 'follows a code or a letter, which no sample has';
const sends = 'sends a code, by a button beside a field';
const external = 'needs the service that sends codes';

/** Writes whose refusals are drawn on no screen, and why. */
export const undrawnWrites: Readonly<Record<string, string>> = {
  'agent.createInviteLink': mark,
  'agent.removeInviteLink': mark,
  'agent.setRebateSettings': mark,
  'contacts.proveEmail': window,
  'contacts.proveMobile': window,
  'contacts.sendEmailCode': sends,
  'contacts.sendMobileCode': sends,
  'contracts.acceptDividend': mark,
  'contracts.hourSalary': mark,
  'contracts.processDailySalary': mark,
  'inbox.markRead': mark,
  'inbox.remove': mark,
  'lobby.addFavourite': mark,
  'lobby.addRecent': mark,
  'lobby.launchGame': itself,
  'lobby.placeOrder': 'takes a slip that is filled first',
  'member.setHeadIcon': mark,
  'password.forgotByEmail': 'is sent from the second tab of its screen',
  'password.setByLink': code,
  'password.setByPhone': code,
  'promotions.applyActivity': window,
  'promotions.grabRedRain': 'falls through the page and is caught',
  'registration.register': 'takes a captcha, which is another one each time',
  'registration.registerMobile': code,
  'security.addBankCard': window,
  'security.removeBankCard': window,
  'security.setPaymentPassword': window,
  'session.createTrial': itself,
  'session.trialLogin': itself,
  'verification.externalSend': external,
  'verification.externalVerify': external,
  'verification.smsForReset': sends,
  'verification.smsNoLogin': sends,
  'wallet.addPayoutAccount': window,
  'wallet.confirmDeposit': 'stands on an order that is open',
};
