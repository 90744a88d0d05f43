import { MerchantProvider } from '@playhouse/whitelabel';
import type { Merchant } from '@playhouse/whitelabel';
import { act, render, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { activeLanguage, languageChangeEvent } from './activeLanguage';
import { createCatalogueStore } from './catalogueStore';
import { I18nProvider } from './I18nProvider';
import type { I18nProviderProps } from './I18nProvider';
import { useLanguage } from './LanguageContext';
import { useDateTime } from './useDateTime';
import { useDebouncedLanguage } from './useDebouncedLanguage';
import { useMoney } from './useMoney';

const merchant = {
  languages: ['TY', 'EN'],
  currency: { code: 'PHP', symbol: '₱', scale: 2 },
  timeZone: 'Asia/Manila',
} as Partial<Merchant> as Merchant;

const loaders = {
  'lobby/EN': async () => ({
    'lobby.winners.play': 'Play <b>now</b>',
    'lobby.list.end': 'More',
  }),
  'lobby/TY': async () => ({ 'lobby.winners.play': 'Maglaro <b>na</b>' }),
};

async function provider(props: Partial<I18nProviderProps> = {}) {
  const store = createCatalogueStore(loaders);
  await store.load(['lobby'], 'EN');
  await store.load(['lobby'], props.language ?? 'TY');
  return function Provider({ children }: { readonly children: ReactNode }) {
    return (
      <MerchantProvider merchant={merchant}>
        <I18nProvider language="TY" store={store} {...props}>
          {children}
        </I18nProvider>
      </MerchantProvider>
    );
  };
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.useRealTimers());

const settle = () => act(async () => undefined);

test('a message shows in the language, with the usual meaning of its tags [LANG-01]', async () => {
  const Provider = await provider();
  const { container } = render(<FormattedMessage id="lobby.winners.play" />, { wrapper: Provider });
  expect(container.innerHTML).toBe('Maglaro <strong>na</strong>');
});

test('a message without a translation is English, not its key [LANG-02]', async () => {
  const Provider = await provider();
  render(<FormattedMessage id="lobby.list.end" />, { wrapper: Provider });
  expect(screen.getByText('More')).toBeInTheDocument();
});

test('a merchant’s own wording wins over the catalogue', async () => {
  const Provider = await provider({ overrides: { TY: { 'lobby.winners.play': 'Tara na' } } });
  render(<FormattedMessage id="lobby.winners.play" />, { wrapper: Provider });
  expect(screen.getByText('Tara na')).toBeInTheDocument();
});

test('a choice marks the page, stays in the browser and is announced once [LANG-01]', async () => {
  const heard = vi.fn();
  window.addEventListener(languageChangeEvent, heard);
  const Provider = await provider();
  const { result } = renderHook(useLanguage, { wrapper: Provider });
  expect(document.documentElement.lang).toBe('fil');
  await act(() => result.current.setLanguage('en-GB'));
  await settle();
  expect(heard).toHaveBeenCalledOnce();
  window.removeEventListener(languageChangeEvent, heard);
  expect(result.current.language).toBe('EN');
  expect(document.documentElement.lang).toBe('en');
  expect(document.documentElement.dir).toBe('ltr');
  expect(localStorage.getItem('language')).toBe('EN');
  expect(activeLanguage()).toBe('EN');
  const event: unknown = heard.mock.calls[0]?.[0];
  expect(event instanceof CustomEvent && event.detail).toEqual({ language: 'EN', bcp47: 'en' });
});

test('an earlier choice follows the first paint [LANG-01]', async () => {
  localStorage.setItem('language', 'EN');
  const Provider = await provider();
  const { result } = renderHook(useLanguage, { wrapper: Provider });
  await settle();
  expect(result.current.language).toBe('EN');
});

test('a choice made in another tab is followed [LANG-01]', async () => {
  const Provider = await provider();
  const { result } = renderHook(useLanguage, { wrapper: Provider });
  localStorage.setItem('language', 'EN');
  const change = { key: 'language', newValue: 'EN', storageArea: localStorage };
  window.dispatchEvent(new StorageEvent('storage', change));
  await settle();
  expect(result.current.language).toBe('EN');
});

test('a language whose texts cannot be fetched is not switched to', async () => {
  const store = createCatalogueStore({
    ...loaders,
    'lobby/EN': () => Promise.reject(new Error('offline')),
  });
  await store.load(['lobby'], 'TY');
  const Provider = await provider({ store });
  const { result } = renderHook(useLanguage, { wrapper: Provider });
  await act(() => expect(result.current.setLanguage('EN')).rejects.toThrow('offline'));
  expect(result.current.language).toBe('TY');
  expect(localStorage.getItem('language')).toBeNull();
});

test('the server writes the language it is told, whatever was active before', async () => {
  const Provider = await provider({ language: 'EN' });
  const html = renderToString(
    <Provider>
      <FormattedMessage id="lobby.list.end" />
    </Provider>,
  );
  expect(html).toBe('More');
});

test('lists reload once a language has stood still for their delay [LANG-03]', async () => {
  const Provider = await provider();
  const useBoth = () => ({ settled: useDebouncedLanguage(200), ...useLanguage() });
  const { result } = renderHook(useBoth, { wrapper: Provider });
  vi.useFakeTimers();
  await act(() => result.current.setLanguage('EN'));
  act(() => vi.advanceTimersByTime(199));
  expect(result.current).toMatchObject({ language: 'EN', settled: 'TY' });
  act(() => vi.advanceTimersByTime(1));
  expect(result.current.settled).toBe('EN');
});

test('money and time are the merchant’s, in the player’s language', async () => {
  const Provider = await provider({ language: 'EN' });
  const useBoth = () => ({ money: useMoney(), time: useDateTime() });
  const { result } = renderHook(useBoth, { wrapper: Provider });
  expect(result.current.money(1234.5)).toBe('₱1,234.50');
  const midnightInManila = Date.UTC(2026, 0, 31, 16, 0);
  expect(result.current.time.date(midnightInManila)).toBe('Feb 1, 2026');
  expect(result.current.time.time(midnightInManila)).toMatch(/^12:00\sAM$/);
});

test('an amount keeps its sign in front of it among words that run from right to left', async () => {
  const Provider = await provider({ language: 'EN', direction: 'rtl' });
  const { result } = renderHook(useMoney, { wrapper: Provider });
  expect(document.documentElement.dir).toBe('rtl');
  expect(result.current(-5)).toBe('\u2066-₱5.00\u2069');
  expect(result.current(-5, { bare: true })).toBe('\u2066-5.00\u2069');
});

test('an amount among words that run from left to right has no signs that nobody sees', async () => {
  const Provider = await provider({ language: 'EN' });
  const { result } = renderHook(useMoney, { wrapper: Provider });
  expect(document.documentElement.dir).toBe('ltr');
  expect(result.current(-5)).toBe('-₱5.00');
});
