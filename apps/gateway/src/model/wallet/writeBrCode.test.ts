import { expect, it } from 'vitest';
import { checkSum, writeBrCode } from './writeBrCode';

// Published by the Banco Central do Brasil in its manual for the initiation of Pix.
const publishedStatic =
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D';
const publishedDynamic =
  '00020101021226700014br.gov.bcb.pix2548pix.example.com/8b3da2f39a4140d1a91abd93113bd4415204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***630464E4';
const location = 'pix.example.com/8b3da2f39a4140d1a91abd93113bd441';

it.each([
  ['the check value of CRC-16/CCITT-FALSE', '123456789', '29B1'],
  ['a published static code', publishedStatic.slice(0, -4), '1D3D'],
  ['a published dynamic code', publishedDynamic.slice(0, -4), '64E4'],
])('checkSum gives %s', (_, text, due) => {
  expect(checkSum(text)).toBe(due);
});

it('writeBrCode writes the published code of a location', () => {
  expect(writeBrCode({ location, name: 'Fulano de Tal', city: 'BRASILIA' })).toBe(publishedDynamic);
});

/** The fields of a code by their ids. */
function readFields(code: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (let at = 0; at < code.length;) {
    const end = at + 4 + Number(code.slice(at + 2, at + 4));
    fields[code.slice(at, at + 2)] = code.slice(at + 4, end);
    at = end;
  }
  return fields;
}

it('writeBrCode names the amount, and writes names short and without accents', () => {
  const name = 'Corvalume Entretenimento e Apostas São João';
  const code = writeBrCode({ location, amount: 1234.5, name, city: 'São José do Rio Preto' });
  expect(readFields(code)).toMatchObject({
    '53': '986',
    '54': '1234.50',
    '58': 'BR',
    '59': 'Corvalume Entretenimento',
    '60': 'Sao Jose do Rio',
    '63': checkSum(code.slice(0, -4)),
  });
});
