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

const configFile = (folder: string, code: string) => join(folder, code, 'whitelabel.json');

/** The names of the folders that are a merchant's, in order. */
export function listMerchantFolders(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => existsSync(configFile(folder, name)))
    .sort();
}

/** All merchants of a folder, in the order of their codes. @throws for the first that is wrong */
export const readMerchants = (folder: string): readonly MerchantConfig[] =>
  listMerchantFolders(folder).map((name) => readMerchant(configFile(folder, name)));

/** A merchant's theme; one without it is drawn in the platform's own colours. @throws for a theme that is wrong */
export function readTheme(folder: string, code: string): Theme | undefined {
  const file = join(folder, code, 'theme.json');
  if (!existsSync(file)) return undefined;
  return themeSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** A merchant under its own code and under that of its trial accounts. */
export const scopesOfMerchant = (config: MerchantConfig): [MerchantScope, MerchantScope] => [
  { config, code: config.code, trial: false },
  { config, code: config.trialMerchantCode, trial: true },
];

/** Adds a merchant's codes to those of others. @throws Error where one is taken: accounts and money of one would be the other's */
export function addScopes(scopes: Map<string, MerchantScope>, config: MerchantConfig): void {
  const own = scopesOfMerchant(config);
  const known = new Map(scopes);
  for (const scope of own) {
    const other = known.get(scope.code);
    if (other !== undefined)
      throw new Error(`"${scope.code}" is a code of ${other.config.code} and of ${config.code}`);
    known.set(scope.code, scope);
  }
  for (const scope of own) scopes.set(scope.code, scope);
}

/** Finds merchants by their own or their trial code. @throws Error where two have one code */
export function createScopes(
  merchants: readonly MerchantConfig[],
): ReadonlyMap<string, MerchantScope> {
  const scopes = new Map<string, MerchantScope>();
  for (const config of merchants) addScopes(scopes, config);
  return scopes;
}
