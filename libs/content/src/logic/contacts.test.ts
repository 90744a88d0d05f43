// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { groupContacts, openContacts, socialContacts } from './contacts';

const merchant = {
  contactTypes: ['TELEGRAM', 'CS'] as ('CS' | 'TELEGRAM' | 'FACEBOOK')[],
  customerService: [{ title: 'Configured', path: 'https://configured.example' }],
};
const contact = (
  type: 'CS' | 'TELEGRAM' | 'FACEBOOK',
  title: string,
  path = 'https://x.example',
) => ({
  type,
  title,
  path,
});

describe('contacts', () => {
  it('are of the merchant’s types in the merchant’s order [SVC-01]', async () => {
    const opened = await openContacts(
      [contact('CS', 'One'), contact('FACEBOOK', 'Face'), contact('TELEGRAM', 'Tele')],
      merchant,
    );
    expect(opened.map(({ title }) => title)).toEqual(['Tele', 'One']);
  });

  it('leave out a link that cannot be opened and keep the others [SVC-03]', async () => {
    const opened = await openContacts(
      [contact('CS', 'Bad', '???'), contact('CS', 'Good')],
      merchant,
    );
    expect(opened.map(({ title }) => title)).toEqual(['Good']);
  });

  it('are those of the configuration when the platform names none', async () => {
    await expect(openContacts([], merchant)).resolves.toEqual([
      { type: 'CS', title: 'Configured', url: 'https://configured.example' },
    ]);
  });

  it('are grouped by type [SVC-01]', () => {
    const groups = groupContacts([
      { type: 'CS', title: 'a', url: 'u' },
      { type: 'TELEGRAM', title: 'b', url: 'u' },
      { type: 'CS', title: 'c', url: 'u' },
    ]);
    expect(groups.map(({ type, contacts }) => [type, contacts.length])).toEqual([
      ['CS', 2],
      ['TELEGRAM', 1],
    ]);
  });
});

it('social links are Telegram and Facebook resources, up to three each [SVC-02]', () => {
  const types = ['TELEGRAM', 'TELEGRAM1', 'TELEGRAM2', 'TELEGRAM', 'FACEBOOK', 'Android'];
  const links = socialContacts(
    types.map((resourceType, index) => ({
      resourceType,
      url: `https://u${index}.example`,
      labelNameEn: null,
    })),
    'EN',
  );
  expect(links.map(({ type }) => type)).toEqual(['TELEGRAM', 'TELEGRAM', 'TELEGRAM', 'FACEBOOK']);
});

it.each([
  ['TY', 'Channel ng balita'],
  ['PT', 'News channel'],
] as const)('a social link is named in %s, else in English', (language, title) => {
  const resource = {
    resourceType: 'TELEGRAM',
    url: 'https://t.example',
    labelNameEn: 'News channel',
    labelNames: { TY: 'Channel ng balita' },
  };
  expect(socialContacts([resource], language)).toMatchObject([{ title }]);
});
