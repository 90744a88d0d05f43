import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describeIssue, explainLeak, merchantSchema, themeSchema } from '@playhouse/whitelabel';
import type { Theme } from '@playhouse/whitelabel';
import type * as z from 'zod/mini';

/** A merchant's whitelabel.json with its defaults filled in. */
export type MerchantConfig = z.output<typeof merchantSchema>;

/** A merchant as a call names it: by its own code, or by its trial code. */
export interface MerchantScope {
  readonly config: MerchantConfig;
  /** Code under which accounts and money are kept: trial accounts are apart. */
  readonly code: string;
  readonly trial: boolean;
}

function problemOf(issue: z.core.$ZodIssue): string {
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys : [];
  const leak = unknown.map((key) => explainLeak(issue.path, key)).find(Boolean);
  return `${issue.path.join('.')} ${leak ?? describeIssue(issue)}`;
}

/** Reads one merchant's file. @throws with every problem named, so that a slip is found at the start */
export function readMerchant(file: string): MerchantConfig {
  const parsed = merchantSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (parsed.success) return parsed.data;
  throw new Error(`${file}: ${parsed.error.issues.map(problemOf).join('; ')}`);
}

/** All merchants of a folder, in the order of their codes. */
export function readMerchants(folder: string): readonly MerchantConfig[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .map((entry) => join(folder, entry.name, 'whitelabel.json'))
    .filter((file) => existsSync(file))
    .sort()
    .map(readMerchant);
}

/** The theme of each merchant of a folder by its code; a merchant without one is drawn in the platform's own colours. */
export function readThemes(folder: string): ReadonlyMap<string, Theme> {
  if (!existsSync(folder)) return new Map();
  const themed = readdirSync(folder).filter((code) => existsSync(join(folder, code, 'theme.json')));
  return new Map(
    themed.map((code) => [
      code,
      themeSchema.parse(JSON.parse(readFileSync(join(folder, code, 'theme.json'), 'utf8'))),
    ]),
  );
}

/**
 * Finds merchants by their own or their trial code.
 * @throws Error where two have one code: accounts and money of one would be the other's
 */
export function createScopes(
  merchants: readonly MerchantConfig[],
): ReadonlyMap<string, MerchantScope> {
  const scopes = new Map<string, MerchantScope>();
  for (const config of merchants)
    for (const trial of [false, true]) {
      const code = trial ? config.trialMerchantCode : config.code;
      const other = scopes.get(code);
      if (other !== undefined)
        throw new Error(`"${code}" is a code of ${other.config.code} and of ${config.code}`);
      scopes.set(code, { config, code, trial });
    }
  return scopes;
}
