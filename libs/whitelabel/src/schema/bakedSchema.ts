import * as z from 'zod/mini';
import { merchantSchema } from './merchantSchema';
import { languageCodes } from './names';
import { themeSchema } from './themeSchema';

/** A text of the merchant's own, compiled to ICU's syntax tree: the page carries no message parser. */
const compiledText = z.array(z.looseObject({ type: z.number() }));

/** The configuration in a stamped page: the merchant's, together with its theme and its own texts. */
export const bakedSchema = z.extend(merchantSchema, {
  theme: themeSchema,
  messages: z._default(
    z.partialRecord(z.enum(languageCodes), z.record(z.string(), compiledText)),
    {},
  ),
});

/** A merchant as the site sees it: whitelabel.json with defaults filled in, its theme and its own texts. */
export type Merchant = z.output<typeof bakedSchema>;
