import type { FlagName } from './flags';

/** One line on each flag, for operators. Apart from the names, so that no player downloads it. */
export const flagDocs = {
  USERNAMEREG3: 'Registration by user name and password.',
  MOBILENUMREG3: 'Registration by mobile number.',
  REGMOBVERF3: 'Registration by mobile number asks for an SMS code.',
  MOBILENUMPASSREG3: 'Registration by mobile number asks for a password.',
  FACEBOOKLOGIN3: 'Facebook button on login and registration; needs externalLogin.',
  GOOGLELOGIN3: 'Google button on login and registration; needs externalLogin.',
  MOBILEVERCODELOGIN3: 'Login by mobile number and SMS code, as a second tab.',
  CHNGPASSVERIF3: 'A forgotten password can be set anew by SMS code.',
  DIRECTREG3: 'Registration is offered: the register button in the header.',
  AGETRANSFERUP3: 'Transfer to the superior agent, in the member centre.',
  DEPRECM3: 'Deposit report in the member centre.',
  WITHREC3: 'Withdrawal report in the member centre.',
  TRANSREC3: 'Transaction record in the member centre.',
  TRANSBETREPMEM3: 'Betting record in the member centre.',
  PERSREP: 'Personal profit and loss in the member centre.',
  REWCEN3: 'Reward centre in the member centre.',
  MANPLAYREB3: 'Manual rebate in the member centre.',
  PLYRBT: 'Rebate report in the member centre.',
  MAILCEN: 'News (message centre) in the member centre.',
  FEEDBACK3: 'Feedback in the member centre.',
  VIPBENEFIT3:
    'VIP label, benefits page and its member-centre entry. The name is ours: the specification gives none.',
  DIVIDEND3:
    'Dividend in the footer of the agent home. The name is ours: the specification gives none.',
  MAILPASSWORD3:
    'A forgotten password is replaced at once by one that is mailed; without it the letter brings a link. The name is ours.',
  POPUPATLOAD3:
    'The announcement popup comes 500 ms after its list; without it once the first games stand and the player has looked around. The name is ours.',
} as const satisfies Record<FlagName, string>;
