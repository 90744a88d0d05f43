import { mockWps, type Overrides } from '@playhouse/fixtures';
import { I18nProvider, pseudoMessages } from '@playhouse/i18n';
import { createQueryClient, WpsProvider } from '@playhouse/platform';
import { ConfirmHost, Toaster } from '@playhouse/ui-kit';
import { MerchantProvider, type Merchant } from '@playhouse/whitelabel';
import type { Decorator } from '@storybook/react-vite';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { getMerchant } from './merchants';
import { getLanguage } from './texts';
import { pseudoLanguage } from './toolbar';

interface AroundProps {
  merchant: Merchant;
  language: unknown;
  address: string;
  answers: Overrides;
  children: ReactNode;
}

const quiet = () => undefined;

function Around({ merchant, language, address, answers, children }: AroundProps) {
  const [client] = useState(() => createQueryClient({ onError: quiet, onSessionEnded: quiet }));
  const [wps] = useState(() => mockWps(answers));
  return (
    <MerchantProvider merchant={merchant}>
      <I18nProvider
        language={getLanguage(language)}
        transform={language === pseudoLanguage ? pseudoMessages : undefined}
      >
        <WpsProvider wps={wps}>
          <QueryClientProvider client={client}>
            <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
            <Toaster />
            <ConfirmHost />
          </QueryClientProvider>
        </WpsProvider>
      </I18nProvider>
    </MerchantProvider>
  );
}

/** Everything that `apps/site` puts around its screens, with a platform that answers from samples. */
export const withProviders: Decorator = (Story, { globals, parameters }) => (
  <Around
    merchant={{ ...getMerchant(globals['merchant']), ...parameters['merchant'] }}
    language={globals['language']}
    address={parameters['address'] ?? '/m/home'}
    answers={parameters['answers'] ?? {}}
  >
    <Story />
  </Around>
);
