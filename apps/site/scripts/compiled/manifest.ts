import * as z from 'zod/mini';

const chunkSchema = z.object({
  file: z.string(),
  isEntry: z.optional(z.boolean()),
  isDynamicEntry: z.optional(z.boolean()),
  imports: z.optional(z.array(z.string())),
  dynamicImports: z.optional(z.array(z.string())),
  css: z.optional(z.array(z.string())),
  assets: z.optional(z.array(z.string())),
});

/** Vite's manifest of the client: chunks by the module they stand for. */
export const manifestSchema = z.record(z.string(), chunkSchema);
export type Manifest = z.output<typeof manifestSchema>;

interface Bounds {
  /** Past modules whose keys begin like one of these. */
  readonly without?: readonly string[];
  /** Also what is imported only when it is asked for. */
  readonly late?: boolean;
}

/**
 * Everything that modules come to by their imports, themselves included: each chunk once, in the order of the imports.
 * @throws when the manifest does not know a module, so that no list of modules can go stale
 */
export function chunksFrom(
  manifest: Manifest,
  modules: readonly string[],
  { without = [], late = false }: Bounds = {},
): Manifest[string][] {
  const reached = new Map<string, Manifest[string]>();
  const visit = (id: string) => {
    if (reached.has(id) || without.some((beginning) => id.startsWith(beginning))) return;
    const chunk = manifest[id];
    if (!chunk) throw new Error(`The manifest has no chunk "${id}".`);
    reached.set(id, chunk);
    chunk.imports?.forEach(visit);
    if (late) chunk.dynamicImports?.forEach(visit);
  };
  modules.forEach(visit);
  return [...reached.values()];
}
