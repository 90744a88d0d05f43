import * as z from 'zod/mini';
import { merchantSchema } from './merchantSchema';
import { themeSchema } from './themeSchema';

/** What a stamped page carries: the merchant's config together with its theme. */
export const bakedSchema = z.extend(merchantSchema, { theme: themeSchema });

/** A merchant as the site sees it: whitelabel.json with defaults filled in, and its theme. */
export type Merchant = z.output<typeof bakedSchema>;
