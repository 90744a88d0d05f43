import { createContext, useContext, type ReactNode } from 'react';
import type { Merchant } from '../schema/bakedSchema';
import type { FlagName } from '../schema/flags';

const MerchantContext = createContext<Merchant | undefined>(undefined);

export interface MerchantProviderProps {
  readonly merchant: Merchant;
  readonly children: ReactNode;
}

/** Hands the merchant in force to everything below: the baked config, or what `mergeRuntime` made of it. */
export function MerchantProvider({ merchant, children }: MerchantProviderProps) {
  return <MerchantContext value={merchant}>{children}</MerchantContext>;
}

/** The merchant in force. Throws outside of a `MerchantProvider`. */
export function useMerchant(): Merchant {
  const merchant = useContext(MerchantContext);
  if (!merchant) throw new Error('useMerchant needs a <MerchantProvider> above it.');
  return merchant;
}

/** Whether the merchant switched a flag on. A flag that is not mentioned is off. */
export function useFlag(name: FlagName): boolean {
  return useMerchant().flags[name] === true;
}
