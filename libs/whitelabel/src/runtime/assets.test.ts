import { describe, expect, it } from 'vitest';
import { imageSources, landingPath } from './assets';

describe('imageSources', () => {
  it('names every CDN in order, to be tried one after the other [WL-05]', () => {
    const merchant = { imageCDNs: ['https://a.example/img/', '/'] };
    expect(imageSources(merchant, '/art/x.svg')).toEqual([
      'https://a.example/img/art/x.svg',
      '/art/x.svg',
    ]);
  });

  it.each([undefined, null, ''])('finds no picture where there is none: %s', (path) => {
    expect(imageSources({ imageCDNs: ['/cdn'] }, path)).toEqual([]);
  });

  it.each(['https://b.example/x.png', '//b.example/x.png', 'data:image/png;base64,AA=='])(
    'leaves an address that is complete as it is: %s',
    (address) => expect(imageSources({ imageCDNs: ['/cdn'] }, address)).toEqual([address]),
  );
});

describe('landingPath', () => {
  it('sends visitors of a routed host to its page, others nowhere special [WL-05]', () => {
    const merchant = { domainRoute: { 'agents.a.example': '/m/agentRegister' } };
    expect(landingPath(merchant, 'Agents.A.example')).toBe('/m/agentRegister');
    expect(landingPath(merchant, 'a.example')).toBeUndefined();
  });
});
