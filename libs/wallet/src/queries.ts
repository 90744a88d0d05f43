import { memberKey } from '@playhouse/session';
import type { WpsClient } from '@playhouse/wps';
import { queryOptions } from '@tanstack/react-query';

/** Everything about money: dropped as a whole once some was moved. */
export const moneyKey = [...memberKey, 'money'] as const;

/** Ways to pay in. */
export function depositMethodsOptions(wps: WpsClient) {
  return queryOptions({
    queryKey: [...moneyKey, 'depositMethods'],
    queryFn: ({ signal }) => wps.call('wallet.depositMethods', { signal }),
  });
}

/** Joined promotions that come with the next deposit. */
export function depositOffersOptions(wps: WpsClient, language: string) {
  return queryOptions({
    queryKey: [...memberKey, 'promotions', 'depositOffers', language],
    queryFn: ({ signal }) => wps.call('promotions.depositOffers', { query: { language }, signal }),
  });
}

/** How often an open deposit is looked at, in milliseconds. */
const depositPause = 5000;

/** One deposit, looked at again and again until it is settled. */
export function depositOrderOptions(wps: WpsClient, orderId: string) {
  return queryOptions({
    queryKey: [...moneyKey, 'deposit', orderId],
    queryFn: ({ signal }) => wps.call('wallet.depositDetail', { query: { orderId }, signal }),
    refetchInterval: ({ state }) => {
      const status = state.data?.status;
      return status === 'pending' || status === 'processing' ? depositPause : false;
    },
  });
}

/** Bounds of a withdrawal and whether the payment password is there. */
export function withdrawConfigOptions(wps: WpsClient) {
  return queryOptions({
    queryKey: [...moneyKey, 'withdrawConfig'],
    queryFn: ({ signal }) => wps.call('wallet.withdrawConfig', { signal }),
  });
}

/** The rebates that the member can claim now. */
export function manualRebateOptions(wps: WpsClient) {
  return queryOptions({
    queryKey: [...moneyKey, 'manualRebate'],
    queryFn: ({ signal }) => wps.call('member.manualRebate', { signal }),
  });
}
