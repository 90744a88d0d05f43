import { afterEach, expect, test, vi } from 'vitest';
import { allowServiceScripts } from './serviceScripts';

afterEach(() => vi.unstubAllGlobals());

function policies(defaultPolicy: unknown = null) {
  const createPolicy = vi.fn();
  vi.stubGlobal('trustedTypes', { defaultPolicy, createPolicy });
  return createPolicy;
}

test.each([
  ['https://apis.google.com/js/api.js?onload=ready', true],
  ['https://www.google.com/recaptcha/api.js?render=explicit', true],
  ['https://www.gstatic.com/recaptcha/releases/a/recaptcha__en.js', true],
  ['https://www.google.com/other.js', false],
  ['https://apis.google.com.example/js/api.js', false],
  ['http://apis.google.com/js/api.js', false],
  ['data:text/javascript,alert(1)', false],
])('of scripts by their plain address, %s: %s', (address, allowed) => {
  const createPolicy = policies();
  allowServiceScripts();
  const [name, rules] = createPolicy.mock.calls[0] ?? [];
  expect(name).toBe('default');
  expect(Object.keys(rules)).toEqual(['createScriptURL']);
  const load = () => rules.createScriptURL(address);
  if (allowed) expect(load()).toBe(address);
  else expect(load).toThrow(TypeError);
});

test('the policy is made once, and not in browsers without Trusted Types', () => {
  const createPolicy = policies({});
  allowServiceScripts();
  vi.stubGlobal('trustedTypes', undefined);
  allowServiceScripts();
  expect(createPolicy).not.toHaveBeenCalled();
});
