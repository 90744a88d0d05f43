import * as z from 'zod/mini';
import { domainNames } from './domains';
import { languageCodes } from './names';
import { foreignHost, link, merchantCode, uniqueList, words } from './parts';
import { runtimeShape } from './runtimeShape';

const coordinate = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_-]{43}$/, 'must be 43 characters of base64url'));

/** Public half of the P-256 key to which login and registration are encrypted (LOGIN-11, REG-10). */
const encryption = z.strictObject({
  kid: z.string().check(z.minLength(1)),
  jwk: z.strictObject({
    kty: z.literal('EC'),
    crv: z.literal('P-256'),
    x: coordinate,
    y: coordinate,
    kid: z.optional(z.string()),
    use: z.optional(z.literal('enc')),
    alg: z.optional(z.literal('ECDH-ES')),
  }),
});

/** Web configuration of Firebase Auth; public by design. `sms` sends registration codes through it too. */
const externalLogin = z.strictObject({
  apiKey: z.string().check(z.minLength(1)),
  authDomain: z.string().check(z.minLength(1)),
  projectId: z.string().check(z.minLength(1)),
  appId: z.optional(z.string()),
  sms: z._default(z.boolean(), false),
  emulatorUrl: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^http:\/\/(127\.0\.0\.1|localhost):\d+$/,
          'must be on this machine, such as http://127.0.0.1:9099',
        ),
      ),
  ),
});

const hosts = z._default(uniqueList(foreignHost('https')), []);
const liveHosts = z._default(uniqueList(foreignHost('https|wss')), []);

/** Hosts of game vendors, which the page's security policy lets in: for their games, their pictures, their live data. */
const vendorHosts = z.strictObject({ frames: hosts, pictures: hosts, feeds: liveHosts });

const wayName = z.string().check(z.regex(/^[a-z0-9]{2,20}$/, 'must be small letters and digits'));
const ways = uniqueList(wayName);
const positive = z.number().check(z.positive());

/** The merchant's own bounds of ways to pay, in major units of its currency. */
const wayBounds = z.record(wayName, z.strictObject({ minAmount: positive, maxAmount: positive }));

/**
 * A merchant's whitelabel.json (WL-01). Strict: a key that is not known is an error, so that a
 * misspelt one cannot pass for a setting.
 */
export const merchantSchema = z.strictObject({
  $schema: z.optional(z.string()),
  code: merchantCode,
  trialMerchantCode: merchantCode,
  name: words(40),
  shortName: words(12),
  description: z._default(z.partialRecord(z.enum(languageCodes), words(400)), {}),
  domains: z._default(uniqueList(z.enum(domainNames)), [...domainNames]),
  languages: uniqueList(z.enum(languageCodes)).check(z.minLength(1)),
  currency: z.strictObject({
    code: z.string().check(z.regex(/^[A-Z]{3}$/, 'must be an ISO 4217 code, such as PHP')),
    symbol: words(4),
    scale: z.int().check(z.gte(0), z.lte(4)),
  }),
  /**
   * Ways to pay in and out by the platform's names, in the order in which they are offered; left out, the platform offers
   * all that it has for currency and country.
   */
  payments: z.optional(
    z.strictObject({
      deposit: ways.check(z.minLength(1)),
      withdraw: ways.check(z.minLength(1)),
      limits: z.optional(
        z.strictObject({ deposit: z.optional(wayBounds), withdraw: z.optional(wayBounds) }),
      ),
    }),
  ),
  timeZone: z
    .string()
    .check(z.refine(isTimeZone, { error: 'is not an IANA time zone, such as Asia/Manila' })),
  encryption,
  externalLogin: z.optional(externalLogin),
  /** Where browsers report what the page's security policy refused: an https address, or a path of the site. */
  cspReports: z.optional(link),
  vendorHosts: z._default(vendorHosts, { frames: [], pictures: [], feeds: [] }),
  ...runtimeShape,
});

/** The content of whitelabel.json, with defaults not yet filled in. */
export type MerchantInput = z.input<typeof merchantSchema>;

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
