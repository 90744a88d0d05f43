import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspacePlaces } from '@playhouse/merchants/places';
import { startPreview } from '@playhouse/merchants/serving/startPreview';
import { copySite } from '../support/copySite';
import type { MerchantCode } from '../support/ports';
import { gatewayUrl } from '../support/ports';
import { takeSnapshots } from '../support/takeSnapshots';

type Item = Readonly<Record<string, unknown>>;
type Value = Readonly<Record<string, unknown>> | readonly Item[];

/** Items that were on top that day and are no more; as hostile as a text may be. */
export const removedItems = {
  game: 'Game of yesterday </script><i>$&',
  banner: 'Banner of yesterday',
  notice: 'Notice of yesterday',
} as const;

/** Two more, three fewer, and the others the other way round. */
function otherGames(games: readonly Item[]): Item[] {
  const [first, second] = games;
  const more = [
    { ...second, nodeId: '990001', displayName: removedItems.game },
    { ...first, nodeId: '990002', displayName: `${removedItems.game} 2` },
  ];
  return [...more, ...games.slice(3).reverse()];
}

/** A page of a list, whichever word it has for what it holds. */
function otherPage(value: Value): Value {
  if (Array.isArray(value)) return otherGames(value as Item[]);
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      Array.isArray(part) ? otherGames(part as Item[]) : (part as unknown),
    ]),
  );
}

function otherAnnouncements(value: Value): Value {
  const { banners = [], notices = [] } = value as { banners?: Item[]; notices?: Item[] };
  // One fewer, and the first another.
  const others = banners.slice(2);
  const own = { ...others.at(-1), bannerId: 'yesterday', title: removedItems.banner };
  const notice = { ...notices[0], id: 'yesterday', title: removedItems.notice };
  return { ...value, banners: [own, ...others], notices: [notice], popups: [] };
}

/** Registration was closed. */
function otherConfig(value: Value): Value {
  const { flags } = value as { flags?: Item };
  return { ...value, flags: { ...flags, DIRECTREG3: false } };
}

const others: Readonly<Record<string, (value: Value) => Value>> = {
  '/wps/relay/GCSGAME_hotGames': otherPage,
  '/wps/relay/GCSGAME_gameList': otherPage,
  '/wps/announcement/home': otherAnnouncements,
  '/wps/system/whitelabel': otherConfig,
};

/** The platform as it was a day ago: today's, with other games, banners, announcements and settings. */
async function startYesterday(): Promise<{ readonly url: string; close(): void }> {
  const server = createServer((request, response) => {
    const answer = async () => {
      const { host: _host, connection: _connection, ...headers } = request.headers;
      const { pathname, search } = new URL(request.url ?? '/', gatewayUrl);
      const asked = await fetch(gatewayUrl + pathname + search, {
        headers: headers as Record<string, string>,
      });
      const today = (await asked.json()) as { readonly value: Value };
      const change = others[pathname];
      const value = change === undefined ? today.value : change(today.value);
      response.writeHead(asked.status, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ ...today, value }));
    };
    answer().catch(() => response.writeHead(502).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${String(port)}`, close: () => server.close() };
}

/** A site whose documents are of yesterday's platform, before today's. */
export async function serveStaleSite(
  code: MerchantCode,
  use: (url: string) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'yesterday-'));
  const workspace = workspacePlaces();
  const places = { ...workspace, out: folder };
  copySite(code, folder);
  const yesterday = await startYesterday();
  await takeSnapshots(places, [code], yesterday.url);
  yesterday.close();
  const site = await startPreview({ code, port: 0, gatewayUrl, places });
  await use(site.url);
  await site.close();
  rmSync(folder, { recursive: true, force: true });
}
