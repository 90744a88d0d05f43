export interface PixCharge {
  /** Address of the charge at the receiver's payment provider, without its scheme: at most 77 characters. */
  readonly location: string;
  /** In reais; left out, whoever pays names it. */
  readonly amount?: number;
  /** The receiver, cut to 25 characters. */
  readonly name: string;
  /** The receiver's, cut to 15 characters. */
  readonly city: string;
}

type Field = readonly [id: string, value: string];

/** Fields as EMV QRCPS-MPM has them: id, length and value of each. */
const writeFields = (fields: readonly Field[]): string =>
  fields.map(([id, value]) => `${id}${String(value.length).padStart(2, '0')}${value}`).join('');

/** CRC-16/CCITT-FALSE of a text of ASCII, as four hexadecimal digits. */
export function checkSum(text: string): string {
  let sum = 0xffff;
  for (const byte of Buffer.from(text, 'ascii')) {
    sum ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1)
      sum = ((sum << 1) ^ ((sum & 0x8000) === 0 ? 0 : 0x1021)) & 0xffff;
  }
  return sum.toString(16).toUpperCase().padStart(4, '0');
}

/** ASCII alone, at most so many characters. */
const plain = (text: string, most: number): string =>
  text
    .normalize('NFD')
    .replace(/[^ -~]/g, '')
    .slice(0, most)
    .trim();

/**
 * The text of a Pix charge, to be scanned or copied: a dynamic BR Code by the manual of the Banco Central do Brasil. The
 * identifier of such a charge is at its location, so that the code has three stars in its place.
 */
export function writeBrCode({ location, amount, name, city }: PixCharge): string {
  const charge = writeFields([
    ['00', '01'],
    ['01', '12'],
    [
      '26',
      writeFields([
        ['00', 'br.gov.bcb.pix'],
        ['25', location],
      ]),
    ],
    ['52', '0000'],
    ['53', '986'],
    ...(amount === undefined ? [] : [['54', amount.toFixed(2)] as const]),
    ['58', 'BR'],
    ['59', plain(name, 25)],
    ['60', plain(city, 15)],
    ['62', writeFields([['05', '***']])],
  ]);
  const checked = `${charge}6304`;
  return `${checked}${checkSum(checked)}`;
}
