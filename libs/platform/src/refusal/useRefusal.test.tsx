import { catalogues } from '@playhouse/i18n';
import { BusinessError, errorCodes } from '@playhouse/wps';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { expect, it } from 'vitest';
import { useRefusal } from './useRefusal';

const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <IntlProvider locale="en" messages={catalogues.messages('EN')}>
    {children}
  </IntlProvider>
);
const fields = { [errorCodes.passwordWrong]: 'password' } as const;

it.each([
  [errorCodes.passwordWrong, 'password'],
  ['constructor', undefined],
  ['__proto__', undefined],
  ['toString', undefined],
])('a refusal for %s is told at the field: %s', (code, field) => {
  const error = new BusinessError({ code, status: 200 }, 'REF');
  const { result } = renderHook(() => useRefusal(fields, { submittedAt: 1, error }), { wrapper });
  expect(result.current?.field).toBe(field);
});
