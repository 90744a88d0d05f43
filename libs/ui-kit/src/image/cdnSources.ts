/**
 * The addresses of one picture on every content network of the merchant, in order (WL-05).
 * A path that is a full or a `data:` address already stands alone.
 */
export function cdnSources(networks: readonly string[], path: string | null | undefined): string[] {
  if (!path) return [];
  if (/^(https?:|data:|blob:|\/\/)/.test(path)) return [path];
  if (networks.length === 0) return [path];
  return networks.map((network) => `${network.replace(/\/$/, '')}/${path.replace(/^\//, '')}`);
}
