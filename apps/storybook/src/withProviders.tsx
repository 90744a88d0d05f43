import { I18nProvider } from '@playhouse/i18n';
import { MerchantProvider } from '@playhouse/whitelabel';
import type { Decorator } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useMemo } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { merchantOf } from './merchants';
import { languageOf } from './texts';
import { pseudoLanguage } from './toolbar';

/** What `apps/site` puts around its screens, with a platform that answers from samples. */
export const withProviders: Decorator = (Story, { globals, id, parameters }) => {
  const client = useMemo(
    // Each story asks anew.
    () => (id ? new QueryClient({ defaultOptions: { queries: { retry: false } } }) : undefined),
    [id],
  );
  if (!client) return <Story />;
  return (
    <MerchantProvider merchant={merchantOf(globals['merchant'])}>
      <I18nProvider
        language={languageOf(globals['language'])}
        pseudo={globals['language'] === pseudoLanguage}
      >
        <QueryClientProvider client={client}>
          <MemoryRouter initialEntries={[String(parameters['address'] ?? '/m/home')]}>
            <Story />
          </MemoryRouter>
        </QueryClientProvider>
      </I18nProvider>
    </MerchantProvider>
  );
};
