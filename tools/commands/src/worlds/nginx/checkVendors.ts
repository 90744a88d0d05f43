import assert from 'node:assert/strict';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import { join } from 'node:path';
import { workspacePlaces, type Places } from '@playhouse/merchants/places';
import type { Browser, Page } from 'playwright';
import { freePort } from '../../free-port';
import type { Checks } from '../checks';
import type { Nginx } from './findNginx';
import { deployTo, type Servers } from './servers';
import { newPhone } from './startChromium';
import { startNginx } from './startNginx';

const game = `<!doctype html><script>parent.postMessage(document.fullscreenEnabled ? 'in full' : 'in its frame', '*')</script>`;
const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

/** A vendor's own hosts: a game, a picture, live data. */
async function startVendor(port: number, tls: string): Promise<Server> {
  const certificate = {
    key: readFileSync(join(tls, 'privkey.pem')),
    cert: readFileSync(join(tls, 'fullchain.pem')),
  };
  const server = createServer(certificate, ({ url }, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (url === '/game') response.setHeader('Content-Type', 'text/html').end(game);
    else if (url === '/art.svg') response.setHeader('Content-Type', 'image/svg+xml').end(picture);
    else response.setHeader('Content-Type', 'application/json').end('"odds"');
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return server;
}

/** The merchants as they are, but for what one of them says of its vendors. */
function withVendors(places: Places, folder: string, vendorHosts: object): Places {
  cpSync(places.merchants, folder, { recursive: true });
  const file = join(folder, 'amihanda/whitelabel.json');
  const content = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...content, vendorHosts }));
  return { ...places, merchants: folder };
}

/** How a page of the site sees what it brings from elsewhere. */
const viewOf = (page: Page) => ({
  /** As the site's own frame of a game; what the game says, or that it was refused. */
  play: (src: string) =>
    page.evaluate(
      (address) =>
        new Promise<unknown>((resolve) => {
          const frame = document.createElement('iframe');
          addEventListener('message', ({ data, source }) => {
            if (source === frame.contentWindow) resolve(data);
          });
          document.addEventListener('securitypolicyviolation', () => resolve('refused'));
          frame.sandbox.add('allow-scripts');
          frame.allow = 'autoplay; fullscreen';
          frame.src = address;
          document.body.append(frame);
        }),
      src,
    ),
  show: (src: string) =>
    page.evaluate(
      (address) =>
        new Promise<string>((resolve) => {
          const image = new Image();
          image.addEventListener('load', () => resolve('shown'));
          image.addEventListener('error', () => resolve('refused'));
          image.src = address;
        }),
      src,
    ),
  read: (url: string) =>
    page.evaluate(
      (address) =>
        fetch(address).then(
          (response) => response.json() as Promise<unknown>,
          () => 'refused',
        ),
      url,
    ),
});

/** Games, pictures and live data of vendors at hosts of their own, in a browser. */
export async function checkVendors(
  { check }: Checks,
  { folder }: Pick<Servers, 'folder'>,
  { nginx, browser }: { readonly nginx: Nginx; readonly browser: Browser },
): Promise<void> {
  const place = join(folder, 'vendors');
  const out = join(place, 'served');
  const ports = { http: await freePort(5490), https: await freePort(5590) };
  const port = await freePort(5690);
  const at = (name: string) => `https://${name}.vendor.example:${port}`;
  const hosts = { frames: [at('games')], pictures: [at('art')], feeds: [at('odds')] };
  const places = withVendors(workspacePlaces(), join(place, 'merchants'), hosts);
  await deployTo(out, { ...ports, gateways: ['http://127.0.0.1:9'] }, places);
  const site = { nginx, out, folder: join(place, 'nginx'), port: ports.https };
  const server = await startNginx(site);
  const vendor = await startVendor(port, join(out, 'tls/amihanda'));
  const page = await (await newPhone(browser)).newPage();
  const { play, show, read } = viewOf(page);
  try {
    await page.goto(`https://amihanda.example:${ports.https}/m/login`);
    await check('a vendor’s game runs at its own host, and may fill the phone', async () => {
      assert.equal(await play(`${at('games')}/game`), 'in full');
    });
    await check('a vendor’s pictures and live data come from where it has them', async () => {
      assert.equal(await show(`${at('art')}/art.svg`), 'shown');
      assert.equal(await read(`${at('odds')}/odds`), 'odds');
    });
    await check('a host is good for what the merchant names it for, and no other is', async () => {
      assert.equal(await play(`${at('art')}/game`), 'refused');
      assert.equal(await show(`${at('games')}/art.svg`), 'refused');
      assert.equal(await read(`${at('games')}/odds`), 'refused');
    });
    await check('a merchant that names no vendor lets none in', async () => {
      await page.goto(`https://corvalume.example:${ports.https}/m/login`);
      assert.equal(await play(`${at('games')}/game`), 'refused');
      assert.equal(await show(`${at('art')}/art.svg`), 'refused');
      assert.equal(await read(`${at('odds')}/odds`), 'refused');
    });
  } finally {
    await page.context().close();
    vendor.closeAllConnections();
    vendor.close();
    await server.close();
  }
}
