/** Names under which an address may carry an invitation code, the first one found counts. */
const parameterNames = ['affiliateCode', 'affiliate', 'aff', 'a'] as const;

/** The invitation code of an address, or nothing (REG-12). */
export function readAffiliateCode(search: string): string | undefined {
  const query = new URLSearchParams(search);
  for (const name of parameterNames) {
    const code = query.get(name)?.trim();
    if (code) return code.slice(0, 30);
  }
  return undefined;
}

/** State of the invitation code that came with the address. */
export type AffiliateState =
  | { readonly status: 'none' }
  | { readonly status: 'checking'; readonly code: string }
  | { readonly status: 'valid'; readonly code: string }
  | { readonly status: 'invalid'; readonly code: string };

/** The code of the address that holds until the platform says otherwise: its field need not show (REG-12). */
export function codeInForce(state: AffiliateState): string | undefined {
  return state.status === 'valid' || state.status === 'checking' ? state.code : undefined;
}

/** A typed code needs a check at submit unless it is empty or known to be valid (REG-12). */
export function needsCheck(typed: string, known: AffiliateState): boolean {
  return typed !== '' && !(known.status === 'valid' && known.code === typed);
}
