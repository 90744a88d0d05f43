import { fakeWps } from '@playhouse/fixtures';
import type { FakeAnswers } from '@playhouse/fixtures';
import { I18nProvider } from '@playhouse/i18n';
import { createQueryClient, WpsProvider } from '@playhouse/platform';
import { tellFailure } from '@playhouse/shell';
import { ConfirmHost, Toaster } from '@playhouse/ui-kit';
import { MerchantProvider, type Merchant } from '@playhouse/whitelabel';
import type { Decorator } from '@storybook/react-vite';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { answersIn, merchantIn } from './surroundings';
import { getDirection, getLanguage, getTransform } from './texts';

interface AroundProps {
  merchant: Merchant;
  language: unknown;
  address: string;
  answers: FakeAnswers;
  children: ReactNode;
}

type Tell = (error: unknown) => void;

const quiet = () => undefined;

/** Carries failures from the query client to what tells them. */
function createReactions() {
  let current: Tell = quiet;
  return {
    tell: (error: unknown) => current(error),
    attach(tell: Tell) {
      current = tell;
    },
  };
}

type Reactions = ReturnType<typeof createReactions>;

/** Tells failures as the site does. */
function Failures({ reactions }: { readonly reactions: Reactions }) {
  const intl = useIntl();
  useEffect(() => reactions.attach((error) => tellFailure(error, intl)), [reactions, intl]);
  return null;
}

function Around({ merchant, language, address, answers, children }: AroundProps) {
  const [reactions] = useState(createReactions);
  const [client] = useState(() =>
    createQueryClient({ onError: reactions.tell, onSessionEnded: quiet }),
  );
  const [wps] = useState(() => fakeWps(answers));
  return (
    <MerchantProvider merchant={merchant}>
      <I18nProvider
        language={getLanguage(language)}
        transform={getTransform(language)}
        direction={getDirection(language)}
      >
        <WpsProvider wps={wps}>
          <QueryClientProvider client={client}>
            <Failures reactions={reactions} />
            <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
            <Toaster />
            <ConfirmHost />
          </QueryClientProvider>
        </WpsProvider>
      </I18nProvider>
    </MerchantProvider>
  );
}

/** Choices after which a story begins anew. */
const beginnings = [
  'merchant',
  'language',
  'member',
  'flags',
  'clock',
  'jurisdiction',
  'connection',
];

/** Everything that `apps/site` puts around its screens, with a platform that answers from samples. */
export const withProviders: Decorator = (Story, { globals, parameters }) => (
  <Around
    key={beginnings.map((name) => String(globals[name])).join()}
    merchant={merchantIn({ globals, parameters })}
    language={globals['language']}
    address={parameters['address'] ?? '/m/home'}
    answers={answersIn({ globals, parameters })}
  >
    <Story />
  </Around>
);
