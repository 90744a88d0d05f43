import type { merchantSchema } from '@playhouse/whitelabel';
import type * as z from 'zod/mini';

/** A merchant's configuration. */
export type Merchant = z.output<typeof merchantSchema>;
