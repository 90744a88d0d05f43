import * as z from 'zod/mini';
import { defineCall } from './define';
import { once } from './once';
import { plainList } from './paging';
import { maybe, time } from './values';

/**
 * State of the platform (START-01), read as two bits: 0 normal, 1 maintenance, 2 region restricted, 3 both
 * (maintenance wins). `contactUrl` is where a restricted visitor may ask.
 */
export const systemStatus = defineCall({
  name: 'system.status',
  method: 'GET',
  path: '/wps/system/status',
  answer: () =>
    z.object({
      status: z.int().check(z.minimum(0), z.maximum(3)),
      maintenanceEnd: maybe(time()),
      contactUrl: maybe(z.string()),
    }),
  summary: 'Answers whether the platform is open',
});
export type SystemStatus = z.output<typeof systemStatus.answer>;

/** Overrides of a merchant's config (WL-02); `whitelabel.mergeRuntime` judges them field by field. */
export const systemWhitelabel = defineCall({
  name: 'system.whitelabel',
  method: 'GET',
  path: '/wps/system/whitelabel',
  answer: () => z.record(z.string(), z.unknown()),
  summary: "Answers the merchant's config in force",
});

/**
 * Changes whenever an answer changes that is the same for everybody, but for what moves by itself all the time (prices of
 * matches, numbers of draws). Whoever keeps such answers asks this one call, on condition that it has changed.
 */
export const contentVersion = defineCall({
  name: 'system.contentVersion',
  method: 'GET',
  path: '/wps/system/contentVersion',
  answer: () => z.object({ version: z.string() }),
  tagged: true,
  summary: 'Tells whether public answers have changed since they were last asked for',
});

/** Template versions: 1 shows the new member centre or the new deposit detail (MINE-10). */
export const systemTemplate = defineCall({
  name: 'system.template',
  method: 'GET',
  path: '/wps/system/template',
  answer: () => z.object({ mem_cen: z._default(z.int(), 0), dep_func: z._default(z.int(), 0) }),
  summary: 'Answers template versions',
});

export const contactTypes = ['CS', 'TELEGRAM', 'FACEBOOK'] as const;

/** `path` is an encrypted link whose last 8 characters are its key (SVC-03). */
export const contact = once(() =>
  z.object({
    type: z.enum(contactTypes),
    title: z.string(),
    path: z.string(),
  }),
);
export type Contact = z.output<ReturnType<typeof contact>>;

export const customerService = defineCall({
  name: 'system.customerService',
  method: 'GET',
  path: '/wps/system/customerService',
  answer: () => plainList(contact()),
  summary: 'Lists the contacts of customer service',
});

/** `resourceType`: Android, IOS, MOBILECONFIG, AppDownloadIcon, SpeedTest, TELEGRAM, TELEGRAM1, TELEGRAM2, FACEBOOK, FACEBOOK1, FACEBOOK2. */
export const resource = once(() =>
  z.object({
    resourceType: z.string(),
    url: z.string(),
    labelNameEn: maybe(z.string()),
  }),
);
export type Resource = z.output<ReturnType<typeof resource>>;

export const resources = defineCall({
  name: 'system.resources',
  method: 'GET',
  path: '/wps/system/resources',
  answer: () => plainList(resource()),
  summary: 'Lists download and social links',
});

/** Starts a chat with customer service; the address is opened in a new tab. */
export const launchChat = defineCall({
  name: 'system.launchChat',
  method: 'GET',
  path: '/wps/relay/CBS_launchChat',
  query: () => z.object({ language: z.string() }),
  answer: () => z.object({ url: z.string() }),
  session: 'optional',
  mutates: true,
  summary: 'Starts a chat with customer service',
});
