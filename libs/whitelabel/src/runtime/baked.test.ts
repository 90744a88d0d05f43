import { afterEach, describe, expect, it } from 'vitest';
import { sampleMerchant } from '../testing/sampleMerchant';
import { bakedElementId, readBakedMerchant } from './baked';

function bake(text: string): void {
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = bakedElementId;
  block.textContent = text;
  document.body.append(block);
}

describe('readBakedMerchant', () => {
  afterEach(() => document.body.replaceChildren());

  it('reads the config that the page carries [WL-01]', () => {
    bake(JSON.stringify(sampleMerchant));
    expect(readBakedMerchant()).toEqual(sampleMerchant);
  });

  it('says so when the page was not stamped', () => {
    expect(() => readBakedMerchant()).toThrow('was not stamped');
  });
});
