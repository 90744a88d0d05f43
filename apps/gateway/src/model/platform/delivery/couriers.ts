import type { Database } from '../../../db/open';
import type { MerchantConfig } from '../../../base/merchants';
import type { Courier, Message } from './message';
import { outboxCourier } from './outbox';
import type { SmsWebhookSettings } from './smsWebhook';
import { smsWebhookCourier } from './smsWebhook';
import type { SmtpSettings } from './smtp';
import { smtpCourier } from './smtp';

/** Who takes messages out. */
export interface CourierSettings {
  /** Sends letters. @default the development outbox */
  readonly smtp?: SmtpSettings | undefined;
  /** Sends short messages. @default the development outbox */
  readonly smsWebhook?: SmsWebhookSettings | undefined;
  /** Production: no outbox, no captcha peeking, no demo accounts, answers not validated. @default false */
  readonly production?: boolean;
  readonly now?: () => number;
}

/** The courier of each channel. */
export type Couriers = Readonly<Record<Message['channel'], Courier>>;

const flagsThatSend = ['MOBILEVERCODELOGIN3', 'REGMOBVERF3', 'CHNGPASSVERIF3'] as const;

/** The flag by which a merchant's players are sent codes, if there is one. */
export const findCodeFlag = ({ flags }: MerchantConfig) =>
  flagsThatSend.find((each) => flags[each] === true);

/**
 * Refuses production without what takes letters out: a player would wait for one that nobody sends.
 * @throws Error that names the missing settings
 */
export function demandMail({ production, smtp }: CourierSettings): void {
  if (production === true && smtp === undefined)
    throw new Error('SMTP_URL and MAIL_FROM are required in production: forgotten passwords');
}

/**
 * Refuses a merchant in production whose letters would bring a link to a site that has no address yet, or whose players
 * would be sent codes that nobody takes out.
 * @throws Error that names what is missing, and what needs it
 */
export function demandDelivery(
  merchant: MerchantConfig,
  { production, smsWebhook }: CourierSettings,
): void {
  if (production !== true) return;
  const { mainDomain, flags, externalLogin } = merchant;
  if (mainDomain === '' && flags.MAILPASSWORD3 !== true)
    throw new Error('a mainDomain is required in production: letters link to its site');
  const flag = findCodeFlag(merchant);
  if (flag !== undefined && smsWebhook === undefined && externalLogin?.sms !== true)
    throw new Error(`SMS_WEBHOOK_URL and SMS_WEBHOOK_SECRET are required in production: ${flag}`);
}

const nobody: Courier = { send: () => Promise.reject(new Error('no courier is set up')) };

/** The couriers of the settings; while developing, the outbox stands in for what is left out. */
export function createCouriers(db: Database, settings: CourierSettings): Couriers {
  const { smtp, smsWebhook, production = false, now = Date.now } = settings;
  const standIn = production ? nobody : outboxCourier(db, now);
  return {
    email: smtp === undefined ? standIn : smtpCourier(smtp),
    sms: smsWebhook === undefined ? standIn : smsWebhookCourier(smsWebhook, now),
  };
}
