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

/** The merchant and the flag by which players are sent codes by this platform, if there is one. */
function needOfSms(merchants: readonly MerchantConfig[]): string | undefined {
  for (const merchant of merchants) {
    const flag = findCodeFlag(merchant);
    if (flag !== undefined && merchant.externalLogin?.sms !== true)
      return `${merchant.code} has ${flag}`;
  }
  return undefined;
}

/** The merchant whose letters would have to bring a link to a site that has no address yet, if there is one. */
const homeless = (merchants: readonly MerchantConfig[]) =>
  merchants.find(({ mainDomain, flags }) => mainDomain === '' && flags.MAILPASSWORD3 !== true);

/**
 * Refuses production without what takes messages out: a player would wait for a code or a letter that nobody sends.
 * @throws Error that names the missing settings and who needs them
 */
export function demandCouriers(
  merchants: readonly MerchantConfig[],
  { production, smtp, smsWebhook }: CourierSettings,
): void {
  if (production !== true) return;
  if (smtp === undefined)
    throw new Error('SMTP_URL and MAIL_FROM are required in production: forgotten passwords');
  const without = homeless(merchants)?.code;
  if (without !== undefined)
    throw new Error(`${without} needs a mainDomain in production: letters link to its site`);
  const need = smsWebhook === undefined ? needOfSms(merchants) : undefined;
  if (need !== undefined)
    throw new Error(`SMS_WEBHOOK_URL and SMS_WEBHOOK_SECRET are required in production: ${need}`);
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
