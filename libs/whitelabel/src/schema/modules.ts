/** Module ids of the platform that calls name; a merchant may have another sent in its place (WL-04). */
export const moduleNames = [
  'REG3',
  'CAPTCHA3',
  'COMM3',
  'INBOX3',
  'VERIFICATION3',
  'FREEPLAY3',
  'REGISTER_REE3',
  'VALID_CAPTCHA3',
  'PWRESETSMS3',
  'AFFMAN3',
  'FUNDTRANS3',
  'AGEANNOUNCE3',
  'MEMTRANS3',
  'PERSPNL3',
  'AGEINFO3',
  'AGEDOWNMAN3',
  'REWCEN3',
  'MEMCLUB3',
  'DAILYSALCONT3',
  'HOURSAL3',
  'FEEDBACK3',
] as const;

export type ModuleName = (typeof moduleNames)[number];
