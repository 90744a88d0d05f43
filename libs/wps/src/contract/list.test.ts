import { describe, expect, it } from 'vitest';
import { listCalls } from './list';

const calls = listCalls();

describe('the contract', () => {
  it('gives every call a name of its own [CALL-01]', () => {
    const names = calls.map((call) => call.name);
    expect(names.length).toBeGreaterThan(90);
    expect(names).toEqual([...new Set(names)]);
  });

  it('gives every call an address of its own [CALL-01]', () => {
    const addresses = calls.map((call) => `${call.method} ${call.path}`);
    expect(addresses).toEqual([...new Set(addresses)]);
  });
});
