// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { openServicePath, ServiceLinkError } from './serviceLink';

async function seal(url: string, secret: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret));
  const key = await crypto.subtle.importKey('raw', digest, 'AES-GCM', false, ['encrypt']);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const cipher = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv },
    key,
    new TextEncoder().encode(url),
  );
  return Buffer.concat([iv, new Uint8Array(cipher)]).toString('base64url') + secret;
}

describe('service links', () => {
  it('are opened with the last eight characters as the key [SVC-03]', async () => {
    const path = await seal('https://support.example/chat?x=ñ', 'k3yK3y12');
    expect(path).not.toContain('support');
    await expect(openServicePath(path)).resolves.toBe('https://support.example/chat?x=ñ');
  });

  it('fail with an error, not with rubbish, when the key does not fit [SVC-03]', async () => {
    const path = await seal('https://support.example', 'k3yK3y12');
    await expect(openServicePath(path.slice(0, -1) + 'x')).rejects.toThrow(ServiceLinkError);
    await expect(openServicePath('short')).rejects.toThrow(ServiceLinkError);
  });

  it('never lead to a script address [SVC-03]', async () => {
    const path = await seal('javascript:alert(1)', 'k3yK3y12');
    await expect(openServicePath(path)).rejects.toThrow('not a web address');
  });

  it('pass a plain web address through', async () => {
    await expect(openServicePath('https://plain.example/a')).resolves.toBe(
      'https://plain.example/a',
    );
  });
});
