import { expect, it } from 'vitest';
import { readPayoutAccount } from './payoutAccount';
import type { PayoutAccountType } from './payoutAccount';

const pix = '123e4567-e89b-42d3-a456-426614174000';

it.each<[PayoutAccountType, string, string, string]>([
  ['mobile', '63', '0917 123-4567', '9171234567'],
  ['mobile', '63', '+63 917 123 4567', '9171234567'],
  ['mobile', '55', '(11) 98765-4321', '11987654321'],
  ['mobile', '55', '+55 11 98765 4321', '11987654321'],
  // Rio Grande do Sul's area code is the country's dialling code.
  ['mobile', '55', '55 98765 4321', '55987654321'],
  ['cpf', '55', '529.982.247-25', '52998224725'],
  ['cnpj', '55', '11.222.333/0001-81', '11222333000181'],
  ['cnpj', '55', '12.abc.345/01de-35', '12ABC34501DE35'],
  ['email', '55', ' Ana@Correio.INFO ', 'ana@correio.info'],
  ['random', '55', pix.toUpperCase(), pix],
])('%s account of +%s typed as "%s" is %s', (type, dialingCode, typed, kept) => {
  expect(readPayoutAccount(type, typed, dialingCode)).toBe(kept);
});

it.each<[PayoutAccountType, string, string]>([
  ['mobile', '63', '917123456'],
  ['mobile', '63', '8171234567'],
  ['mobile', '55', '11 3765-4321'],
  ['mobile', '84', '9171234567'],
  ['cpf', '55', '529.982.247-26'],
  ['cpf', '55', '529.982.247-35'],
  ['cpf', '55', '111.111.111-11'],
  ['cpf', '55', '5299822472'],
  ['cnpj', '55', '11.222.333/0001-82'],
  ['cnpj', '55', '12.ABC.345/01DE-36'],
  ['cnpj', '55', '00.000.000/0000-00'],
  ['email', '55', 'ana@correio'],
  ['email', '55', `${'a'.repeat(70)}@mail.br`],
  ['random', '55', pix.slice(1)],
])('%s account of +%s is refused when it is "%s"', (type, dialingCode, typed) => {
  expect(readPayoutAccount(type, typed, dialingCode)).toBeUndefined();
});
