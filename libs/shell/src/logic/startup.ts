/** The site's state at start-up (START-01). */
export type Startup = 'normal' | 'maintenance' | 'restricted';

// Read as bits, so that 3 says both.
const bits = { maintenance: 1, restricted: 2 } as const;

/**
 * Joins what the platform answers (0 normal, 1 maintenance, 2 region restricted, 3 both;
 * `undefined` when it did not answer) with what the merchant's configuration says. Maintenance wins (START-01).
 */
export function getStartup(
  status: number | undefined,
  configured: { readonly maintenance: boolean; readonly restricted: boolean },
): Startup {
  if (has(status, bits.maintenance) || configured.maintenance) return 'maintenance';
  if (has(status, bits.restricted) || configured.restricted) return 'restricted';
  return 'normal';
}

const has = (status: number | undefined, bit: number) => ((status ?? 0) & bit) !== 0;
