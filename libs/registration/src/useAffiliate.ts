import { useWps } from '@playhouse/platform';
import { jsonItem, sessionStore, storageKeys } from '@playhouse/storage';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { readAffiliateCode } from './logic/affiliate';
import type { AffiliateState } from './logic/affiliate';
import { affiliateOptions } from './queries';

const stored = jsonItem(
  sessionStore,
  storageKeys.affiliate,
  z.object({ code: z.string(), valid: z.boolean() }),
);

function stateOf(code: string | undefined, valid: boolean | undefined, failed: boolean) {
  if (code === undefined) return { status: 'none' } as const;
  // A check that could not be made is made again at submit.
  if (failed) return { status: 'invalid', code } as const;
  if (valid === undefined) return { status: 'checking', code } as const;
  return { status: valid ? 'valid' : 'invalid', code } as const;
}

export interface Affiliate {
  readonly state: AffiliateState;
  /** Asks the platform about a typed code; false also when it could not be asked. */
  check(code: string): Promise<boolean>;
}

/** The invitation code of the address, checked on load and kept for this visit (REG-12). */
export function useAffiliate(search: string): Affiliate {
  const wps = useWps();
  const client = useQueryClient();
  const domain = window.location.hostname;
  const [code] = useState(() => readAffiliateCode(search) ?? stored.get()?.code);
  const { data, isError } = useQuery(affiliateOptions(wps, code, domain));

  useEffect(() => {
    if (code !== undefined && data !== undefined) stored.set({ code, valid: data });
  }, [code, data]);

  return {
    state: stateOf(code, data, isError),
    check: (typed) => client.fetchQuery(affiliateOptions(wps, typed, domain)).catch(() => false),
  };
}
