import { sampleMerchant } from '@playhouse/fixtures';
import { defineScreen, OfferedScreen, paths } from '@playhouse/navigation';
import type { Screen } from '@playhouse/navigation';
import { MerchantProvider } from '@playhouse/whitelabel';
import { render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';

const feedback = (facts: Partial<Pick<Screen, 'unoffered'>>) =>
  defineScreen(paths.feedback, {
    texts: [],
    ...facts,
    load: () => Promise.resolve({ Page: () => null }),
    page: 'Page',
  });

const Address = () => <p data-testid="address">{useLocation().pathname}</p>;

function site(on: boolean, facts: Partial<Pick<Screen, 'unoffered'>>, address = '/m/feedback') {
  return (
    <MerchantProvider merchant={sampleMerchant({ flags: { FEEDBACK3: on } })}>
      <MemoryRouter initialEntries={[address]}>
        <OfferedScreen screen={feedback(facts)}>the page</OfferedScreen>
        <Address />
      </MemoryRouter>
    </MerchantProvider>
  );
}

const at = () => screen.getByTestId('address').textContent;
const elsewhere: Partial<Pick<Screen, 'unoffered'>> = {
  unoffered: (hash) => (hash === '' ? paths.service : undefined),
};

test('a screen whose flag goes off while it is shown leads to where it says [WL-02]', () => {
  const { rerender } = render(site(true, elsewhere));
  expect(screen.getByText('the page')).toBeVisible();
  rerender(site(false, elsewhere));
  expect(at()).toBe('/m/service');
});

test('what follows # may open it all the same', () => {
  render(site(false, elsewhere, '/m/feedback#letter'));
  expect(at()).toBe('/m/feedback');
  expect(screen.getByText('the page')).toBeVisible();
});

test('most screens go on answering to whoever knows their address [ROUTE-17]', () => {
  render(site(false, {}));
  expect(screen.getByText('the page')).toBeVisible();
});
