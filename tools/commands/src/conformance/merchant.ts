import type { merchantSchema } from '@playhouse/whitelabel';
import type * as z from 'zod/mini';

/** What a merchant's folder says of how its platform is asked. */
export type Merchant = z.output<typeof merchantSchema>;
