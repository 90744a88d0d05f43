import * as z from 'zod/mini';
import { flagNames } from './flags';
import { moduleNames } from './modules';
import {
  agentMenuNames,
  categoryNames,
  contactTypes,
  homeBlockNames,
  jackpotModes,
  languageCodes,
  promotionNames,
  resourceTypes,
} from './names';
import { link, origin, sitePath, uniqueList } from './parts';

const bit = z.literal([0, 1]);

/** The part of a merchant's config that the platform may change while the site runs (WL-02, WL-04 to WL-06). */
export const runtimeShape = {
  flags: z.partialRecord(z.enum(flagNames), z.boolean()),
  modules: z._default(z.partialRecord(z.enum(moduleNames), z.string().check(z.minLength(1))), {}),
  homeBlocks: uniqueList(z.enum(homeBlockNames)),
  categories: uniqueList(z.enum(categoryNames)).check(z.minLength(1)),
  contactTypes: uniqueList(z.enum(contactTypes)),
  customerService: z._default(
    z.array(z.strictObject({ title: z.string().check(z.minLength(1)), path: z.string() })),
    [],
  ),
  imageCDNs: z._default(z.array(link).check(z.minLength(1)), ['/']),
  domainRoute: z._default(z.record(z.string(), sitePath), {}),
  mobileTemplate: z.strictObject({ mem_cen: bit, dep_func: bit }),
  paths: z._default(z.record(z.string(), sitePath), {}),
  register: z.strictObject({
    age: z.literal([18, 21]),
    remember: z.boolean(),
    dialingCode: z.string().check(z.regex(/^\d{1,4}$/, 'must be 1 to 4 digits, such as 63')),
  }),
  resources: z._default(
    z.array(
      z.strictObject({
        resourceType: z.enum(resourceTypes),
        url: link,
        labelNameEn: z.optional(z.string()),
        labelNames: z.optional(z.partialRecord(z.enum(languageCodes), z.string())),
      }),
    ),
    [],
  ),
  mainDomain: origin,
  maintenance: z._default(
    z.strictObject({ active: z.boolean(), until: z.optional(z.int().check(z.positive())) }),
    { active: false },
  ),
  regionRestriction: z._default(
    z.strictObject({ active: z.boolean(), contact: z.optional(link) }),
    { active: false },
  ),
  agentMenu: uniqueList(z.enum(agentMenuNames)),
  jackpot: z.strictObject({ mode: z.enum(jackpotModes) }),
  promotions: uniqueList(z.enum(promotionNames)),
};
