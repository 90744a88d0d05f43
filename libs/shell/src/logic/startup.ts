/** What the site shows at start-up (START-01). */
export type Startup = 'normal' | 'maintenance' | 'restricted';

const statusCodes = { maintenance: 1, restricted: 2 } as const;

/**
 * Joins what the platform answers (0 normal, 1 maintenance, 2 region restricted; `undefined` when
 * it did not answer) with what the merchant's configuration says. Maintenance wins (START-01).
 */
export function startupOf(
  status: number | undefined,
  configured: { readonly maintenance: boolean; readonly restricted: boolean },
): Startup {
  if (status === statusCodes.maintenance || configured.maintenance) return 'maintenance';
  if (status === statusCodes.restricted || configured.restricted) return 'restricted';
  return 'normal';
}
