import type { ModuleName } from './modules';

/** One line on each module id, for operators. */
export const moduleDocs = {
  REG3: 'Registration settings and validation.',
  CAPTCHA3: 'Captcha, as older platforms name it.',
  COMM3: 'Common content: help centre.',
  INBOX3: 'Message centre and its unread count.',
  VERIFICATION3: 'SMS codes without a login.',
  FREEPLAY3: 'Free trial.',
  REGISTER_REE3: 'Registration.',
  VALID_CAPTCHA3: 'Captcha image.',
  PWRESETSMS3: 'SMS code for a password reset.',
  AFFMAN3: 'Affiliate codes.',
  FUNDTRANS3: 'Transfers of funds.',
  AGEANNOUNCE3: 'Announcements for agents.',
  MEMTRANS3: 'Transactions of members.',
  PERSPNL3: 'Personal profit and loss.',
  AGEINFO3: 'Key figures of an agent and the team.',
  AGEDOWNMAN3: 'Management of an agent’s team.',
  REWCEN3: 'Reward centre.',
  MEMCLUB3: 'Member club: VIP benefits.',
  DAILYSALCONT3: 'Daily salary contract.',
  HOURSAL3: 'Hourly salary contract.',
  FEEDBACK3: 'Feedback.',
} as const satisfies Record<ModuleName, string>;
