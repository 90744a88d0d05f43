import { catalogues, I18nProvider, useLanguage } from '@playhouse/i18n';
import { fakeWps, sampleMerchant } from '@playhouse/fixtures';
import { createQueryClient, WpsProvider } from '@playhouse/platform';
import { MerchantProvider } from '@playhouse/whitelabel';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { LoginPage } from './LoginPage';

const quiet = { onError: () => undefined, onSessionEnded: () => undefined };

function Switch() {
  const { setLanguage } = useLanguage();
  return <button onClick={() => void setLanguage('TY')}>Filipino</button>;
}

beforeAll(() => catalogues.load(catalogues.libraries(), 'TY'));
beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => vi.useRealTimers());

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test('filled fields are checked again 200 ms after a change of language [LOGIN-14]', async () => {
  render(
    <MerchantProvider merchant={sampleMerchant()}>
      <I18nProvider language="EN">
        <WpsProvider wps={fakeWps({ 'registration.validationRules': {} })}>
          <QueryClientProvider client={createQueryClient(quiet)}>
            <MemoryRouter>
              <LoginPage />
              <Switch />
            </MemoryRouter>
          </QueryClientProvider>
        </WpsProvider>
      </I18nProvider>
    </MerchantProvider>,
  );
  const username = screen.getByRole('textbox', { name: /^Username/ });
  fireEvent.input(username, { target: { value: 'a b' } });
  fireEvent.blur(username);
  await pass(0);
  expect(username).toHaveAccessibleDescription('Use 4 to 16 letters, digits or underscores');
  fireEvent.click(screen.getByText('Filipino'));
  await pass(0);
  await pass(199);
  expect(username).toHaveAccessibleDescription('Use 4 to 16 letters, digits or underscores');
  await pass(1);
  await pass(0);
  expect(username).toHaveAccessibleDescription(
    'Gumamit ng 4 hanggang 16 letra, numero o underscore',
  );
  // An empty field that showed no error shows none after the change either.
  expect(screen.getByLabelText(/^Password/)).toHaveAccessibleDescription('');
});
