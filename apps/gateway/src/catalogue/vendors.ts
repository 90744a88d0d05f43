import * as z from 'zod/mini';
import { readDemo } from '../base/readDemo';

const vendor = z.object({
  /** Codes with a rule of their own (LAUNCH-01) are the platform's. */
  code: z.string(),
  name: z.string(),
  /** How many games of each category it supplies. */
  categories: z.record(z.string(), z.int()),
});
export type VendorSeed = z.output<typeof vendor>;

/** Invented makers, in the order in which the lobby lists them. */
export const vendorSeeds = readDemo('catalogue/vendors.json', z.array(vendor));
