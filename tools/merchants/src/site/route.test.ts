import { describe, expect, it } from 'vitest';
import { findRoute as routeAmong } from './route';

const addresses = { files: ['/m/index.html', '/register.html', '/m/register.html'] };
const routeOf = (path: string) => routeAmong(path, addresses);

describe('routeOf', () => {
  it.each([
    ...['/', '/m', '/m/', '/m/index.html', '/m/INDEX.html', '/m/login', '/register.html'],
    ...['/M/Register.HTML', '/m/nowhere', '/x/y'],
    ...['/login.html', '/m/help.html', '/m/none.htm', '/a.b/c'],
  ])('answers %s with a page [ROUTE-01, ROUTE-02, ROUTE-18]', (path) =>
    expect(routeOf(path)).toEqual({ kind: 'page', path }),
  );

  it.each([
    '/wps/system/status',
    '/lgw/games/mobile',
    '/art/a.svg',
    '/play/x',
    '/pay',
    '/outbox',
    '/outbox.json',
  ])('passes %s on to the platform', (path) => expect(routeOf(path)).toEqual({ kind: 'gateway' }));

  it('tells shared assets from the merchant’s own files', () => {
    expect(routeOf('/assets/a-1.js')).toEqual({ kind: 'asset', file: 'assets/a-1.js' });
    expect(routeOf('/icons/icon-192.png')).toEqual({ kind: 'file', file: 'icons/icon-192.png' });
  });

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%5c..%5cx.js',
    '/a%00.js',
    '/%E0%A4',
    '/headers.json',
    '/addresses.json',
    '/pages/EN/app.html',
    '/snapshot/EN/home.html',
    '/%',
  ])('reads no file at %s: the application says that nothing is there', (path) =>
    expect(routeOf(path).kind).toBe('page'),
  );
});
