import { defineMessage, defineMessages } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';

const description = 'User agreement; {name} is the site, {age} the minimum age';

const plainAgreement = defineMessages({
  title: { id: 'content.agreement.title', defaultMessage: 'User agreement', description },
  ageTitle: { id: 'content.agreement.age.title', defaultMessage: 'Age and identity', description },
  placeTitle: {
    id: 'content.agreement.place.title',
    defaultMessage: 'Where you may play',
    description,
  },
  placeText: {
    id: 'content.agreement.place.text',
    defaultMessage:
      'You are responsible for knowing whether online gaming is lawful where you are. We do not offer our games in regions where it is not, and you may not use technical means to hide where you are.',
    description,
  },
  accountTitle: {
    id: 'content.agreement.account.title',
    defaultMessage: 'Your account',
    description,
  },
  accountText: {
    id: 'content.agreement.account.text',
    defaultMessage:
      'Each person may have one account, in their own name and with true details. Keep your password to yourself: what is done with it counts as done by you. Tell customer service at once if you believe that somebody else uses your account.',
    description,
  },
  moneyTitle: {
    id: 'content.agreement.money.title',
    defaultMessage: 'Deposits and withdrawals',
    description,
  },
  moneyText: {
    id: 'content.agreement.money.text',
    defaultMessage:
      'Deposit only money that is yours. Withdrawals go to an account in your own name, after the checks that the law against money laundering requires. Your balance earns no interest. A deposit that was credited by mistake has to be returned.',
    description,
  },
  gamesTitle: {
    id: 'content.agreement.games.title',
    defaultMessage: 'Games and results',
    description,
  },
  gamesText: {
    id: 'content.agreement.games.text',
    defaultMessage:
      'A bet is final once it has been accepted. The result recorded by the provider of the game decides. When a game fails or shows an obvious error, bets affected by it are void and the stake is returned. Free-trial accounts play with credits that have no value.',
    description,
  },
  bonusTitle: {
    id: 'content.agreement.bonus.title',
    defaultMessage: 'Promotions',
    description,
  },
  bonusText: {
    id: 'content.agreement.bonus.text',
    defaultMessage:
      'Each promotion has conditions of its own, which you can read before you join. One person, household, device and payment account counts once. We may take back a benefit that was obtained by misuse.',
    description,
  },
  fairTitle: { id: 'content.agreement.fair.title', defaultMessage: 'Fair play', description },
  fairText: {
    id: 'content.agreement.fair.text',
    defaultMessage:
      'Software that plays for you, agreements between players and the use of errors are not allowed. We may suspend an account while we look into a suspicion and close it when the suspicion proves right. You can have every such decision reviewed by customer service.',
    description,
  },
  careTitle: {
    id: 'content.agreement.care.title',
    defaultMessage: 'Playing responsibly',
    description,
  },
  careText: {
    id: 'content.agreement.care.text',
    defaultMessage:
      'Play for fun, never to earn a living or to win back losses, and never with money that you need. Customer service sets limits for you, or closes your account for a time or for good, whenever you ask.',
    description,
  },
  dataTitle: { id: 'content.agreement.data.title', defaultMessage: 'Your data', description },
  dataText: {
    id: 'content.agreement.data.text',
    defaultMessage:
      'We use your details to run your account, to pay you and to meet our duties under the law, and keep them only as long as these require. You may ask what we know of you, have it corrected and, where no law forbids it, deleted.',
    description,
  },
  changeTitle: {
    id: 'content.agreement.change.title',
    defaultMessage: 'Changes and closing',
    description,
  },
  changeText: {
    id: 'content.agreement.change.text',
    defaultMessage:
      'When we change this agreement we announce it on the site before it takes effect. If you do not accept the change you can close your account and withdraw your balance. You may close your account at any time.',
    description,
  },
});

/** The user agreement. `{name}` is the merchant, `{age}` its minimum age (REG-05). */
export const agreement = {
  ...plainAgreement,
  intro: defineMessage<{ name: string }>({
    id: 'content.agreement.intro',
    defaultMessage:
      'This agreement is between you and {name}. By opening an account, or by playing without one, you accept it. Please read it before you register.',
    description,
  }),
  ageNote: defineMessage<{ age: number }>({
    id: 'content.agreement.ageNote',
    defaultMessage: 'Only for people aged {age} and over',
    description,
  }),
  ageText: defineMessage<{ age: number }>({
    id: 'content.agreement.age.text',
    defaultMessage:
      'You must be at least {age} years old, or older where the law of your country asks for it. We may ask for a document that proves your age, your identity and your address, and may hold withdrawals until we have it. Accounts of people under {age} are closed and their deposits are returned.',
    description,
  }),
};

interface Section {
  readonly title: MessageDescriptor;
  readonly text: MessageDescriptor;
}

/** The sections of the agreement in their order. */
export const agreementSections: readonly Section[] = [
  { title: agreement.ageTitle, text: agreement.ageText },
  { title: agreement.placeTitle, text: agreement.placeText },
  { title: agreement.accountTitle, text: agreement.accountText },
  { title: agreement.moneyTitle, text: agreement.moneyText },
  { title: agreement.gamesTitle, text: agreement.gamesText },
  { title: agreement.bonusTitle, text: agreement.bonusText },
  { title: agreement.fairTitle, text: agreement.fairText },
  { title: agreement.careTitle, text: agreement.careText },
  { title: agreement.dataTitle, text: agreement.dataText },
  { title: agreement.changeTitle, text: agreement.changeText },
];
