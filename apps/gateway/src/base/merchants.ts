import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describeIssue, merchantSchema, themeSchema } from '@playhouse/whitelabel';
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

/** Reads one merchant's file. @throws with every problem named, so that a slip is found at the start */
export function readMerchant(file: string): MerchantConfig {
  const parsed = merchantSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(
    (issue) => `${issue.path.join('.')} ${describeIssue(issue)}`,
  );
  throw new Error(`${file}: ${problems.join('; ')}`);
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

/** Finds merchants by their own or their trial code. */
export function scopesOf(merchants: readonly MerchantConfig[]): ReadonlyMap<string, MerchantScope> {
  return new Map(
    merchants.flatMap((config): [string, MerchantScope][] => [
      [config.code, { config, code: config.code, trial: false }],
      [config.trialMerchantCode, { config, code: config.trialMerchantCode, trial: true }],
    ]),
  );
}
