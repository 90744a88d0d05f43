import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeIssue } from '@playhouse/whitelabel';
import type * as z from 'zod/mini';

/** The folder of what the platform shows: texts, catalogue, promotions, art, people. */
export const demoFolder = join(import.meta.dirname, '../../demo');

/** A JSON file of the demo data. @throws Error that names the file and each place that does not fit */
export function readDemo<T>(file: string, schema: z.ZodMiniType<T>): T {
  const text = readFileSync(join(demoFolder, file), 'utf8');
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    throw new Error(`demo/${file} is no JSON`, { cause: error });
  }
  const parsed = schema.safeParse(content);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(
    (issue) => `${issue.path.join('.')} ${describeIssue(issue)}`,
  );
  throw new Error(`demo/${file}: ${problems.join('; ')}`);
}
