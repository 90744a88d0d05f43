import { I18nProvider, pseudoMessages } from '@playhouse/i18n';
import type { LanguageCode } from '@playhouse/whitelabel';
import { WpsProvider } from '@playhouse/platform';
import type { WpsClient } from '@playhouse/wps';
import { QueryClientProvider } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { MerchantStore } from './merchantStore';
import { RuntimeMerchant } from './RuntimeMerchant';

export interface SiteProvidersProps {
  readonly merchant: MerchantStore;
  readonly language: LanguageCode;
  readonly wps: WpsClient;
  readonly queryClient: QueryClient;
  readonly children: ReactNode;
}

/** In development `?pseudo` in the address shows every text that is not hard-coded as such. */
const pseudo = import.meta.env.DEV && globalThis.location?.search.includes('pseudo');

/** Everything a screen may ask for: platform, queries, merchant, texts. The same on the server. */
export function SiteProviders(props: SiteProvidersProps) {
  const { merchant, language, wps, queryClient, children } = props;
  return (
    <QueryClientProvider client={queryClient}>
      <WpsProvider wps={wps}>
        <RuntimeMerchant store={merchant}>
          <I18nProvider
            language={language}
            overrides={merchant.get().messages}
            transform={pseudo ? (messages) => pseudoMessages(messages) : undefined}
          >
            {children}
          </I18nProvider>
        </RuntimeMerchant>
      </WpsProvider>
    </QueryClientProvider>
  );
}
