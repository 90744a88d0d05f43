import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { EnglishTexts } from './EnglishTexts';

function Around({ children }: { children: ReactNode }) {
  return (
    <EnglishTexts>
      <MemoryRouter>{children}</MemoryRouter>
    </EnglishTexts>
  );
}

/** Renders a part with the texts and the router it stands in, and a person to use it. */
export function renderPart(part: ReactNode) {
  return { user: userEvent.setup(), ...render(part, { wrapper: Around }) };
}
