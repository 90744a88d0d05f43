import { catalogues } from '@playhouse/i18n';
import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { expect, it } from 'vitest';
import { VendorBar } from './VendorBar';

const vendor = (number: number) => ({
  code: `V${String(number)}`,
  name: `Vendor ${String(number)}`,
  categories: [],
  sources: [],
});

const draw = (count: number) =>
  render(
    <IntlProvider locale="en" messages={catalogues.messages('EN')}>
      <VendorBar
        vendors={Array.from({ length: count }, (_, at) => vendor(at))}
        selected={undefined}
        onSelect={() => undefined}
      />
    </IntlProvider>,
  );

const arrows = () => screen.queryAllByRole('button', { name: /^(Previous|More) vendors$/ });

it('has arrows where there are more vendors than stand in view [LIST-01]', () => {
  draw(4);
  expect(arrows()).toHaveLength(2);
});

it.each([0, 3])('has none that lead nowhere beside %i vendors [LIST-01]', (count) => {
  draw(count);
  expect(arrows()).toHaveLength(0);
  expect(screen.getByRole('button', { name: 'All' })).toBeVisible();
});
