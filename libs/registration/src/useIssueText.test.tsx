import { catalogues } from '@playhouse/i18n';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { expect, it } from 'vitest';
import type { FormField } from './logic/formModel';
import { useIssueText } from './useIssueText';

const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <IntlProvider locale="en" messages={catalogues.messages('EN')}>
    {children}
  </IntlProvider>
);
const field = { name: 'username', charset: 'digits', minLength: 4, maxLength: 6 } as FormField;

it('a key of a platform without a text says what the rule is [REG-14]', () => {
  const { result } = renderHook(() => useIssueText(), { wrapper });
  const byRule = result.current(field, { type: 'no.such.key' });
  expect(byRule).toContain('4');
  for (const type of ['constructor', '__proto__', 'toString'])
    expect(result.current(field, { type })).toBe(byRule);
});
