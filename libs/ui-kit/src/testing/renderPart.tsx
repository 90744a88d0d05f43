import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';

function Around({ children }: { children: ReactNode }) {
  return (
    <IntlProvider locale="en">
      <MemoryRouter>{children}</MemoryRouter>
    </IntlProvider>
  );
}

/** Renders a part with the texts and the router it stands in, and a person to use it. */
export function renderPart(part: ReactNode) {
  return { user: userEvent.setup(), ...render(part, { wrapper: Around }) };
}
