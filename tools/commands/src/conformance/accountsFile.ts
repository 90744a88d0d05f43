import { readFileSync } from 'node:fs';
import { listCalls } from '@playhouse/wps';
import * as z from 'zod';

const fields = z.record(z.string(), z.unknown());

const account = z
  .strictObject({
    name: z.string().min(1).optional(),
    username: z.string().min(1).optional(),
    password: z.string().min(1).optional(),
    token: z.string().min(1).optional(),
  })
  .refine(({ username, password, token }) => token !== undefined || (username && password), {
    error: 'needs a username with its password, or a token',
  });

const accountsFile = z.strictObject({
  $schema: z.string().optional(),
  /** Who asks; every account asks whatever a member may. */
  accounts: z.array(account).default([]),
  /** Values of fields, for every call that needs one of that name. */
  fields: fields.default({}),
  /** Query and body of one call, and who asks it. */
  calls: z
    .record(
      z.string(),
      z.strictObject({
        as: z.string().optional(),
        query: fields.optional(),
        body: fields.optional(),
      }),
    )
    .default({}),
});

export type AccountsFile = z.output<typeof accountsFile>;
export type Account = AccountsFile['accounts'][number];

/** The name of an account in reports. */
export const getAccountName = ({ name, username }: Account) => name ?? username ?? 'token';

/** No accounts: visitors' calls only. */
export const noAccounts: AccountsFile = { accounts: [], fields: {}, calls: {} };

/** Reads what somebody wrote. @throws Error with every problem and its place */
export function parseAccounts(text: string, file: string): AccountsFile {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    // Not the parser's words: they quote the file, and there are passwords in it.
    throw new Error(`${file} is not JSON`);
  }
  const parsed = accountsFile.safeParse(content);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(
      ({ path, message }) => `${path.join('.')}: ${message}`,
    );
    throw new Error(`${file}\n${problems.join('\n')}`);
  }
  const known = listCalls().map(({ name }) => name);
  const unknown = Object.keys(parsed.data.calls).filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Error(`${file}: the contract has no call ${unknown.join(', ')}`);
  return parsed.data;
}

export function readAccounts(file: string): AccountsFile {
  return parseAccounts(readFileSync(file, 'utf8'), file);
}
