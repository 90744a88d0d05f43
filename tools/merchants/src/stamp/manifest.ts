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
