import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startGateway } from '@playhouse/gateway';
import { deployMerchants, type Deployed } from '@playhouse/merchants/deploy/deployMerchants';
import { readPackages } from '@playhouse/merchants/deploy/packages';
import type { GivenSettings } from '@playhouse/merchants/deploy/serverSettings';
import { merchantCodes, workspacePlaces, type Places } from '@playhouse/merchants/places';
import { startPreview } from '@playhouse/merchants/serving/startPreview';
import { freePort } from '../../free-port';
import type { Nginx } from './findNginx';
import { startNginx } from './startNginx';

/** All merchants behind one nginx, and each in a preview of its own, which has the last word on what is right. */
export interface Servers {
  /** For whatever the checks write. */
  readonly folder: string;
  readonly out: string;
  readonly https: number;
  readonly http: number;
  readonly previews: Readonly<Record<string, string>>;
  deploy(places?: Places): Promise<Deployed>;
  reload(): Promise<void>;
  /** Takes nginx away, as a lost network does. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Makes a member who may log in, with 500.00. */
  makeMember(member: { account: string; merchant: string; mobile?: string }): Promise<void>;
  /** Says at the operator's desk that an order was paid. */
  approve(orderId: string): Promise<void>;
  close(): Promise<void>;
}

const places = workspacePlaces();
const codes = merchantCodes(places);

/** A release of all merchants in a folder. */
export const deployTo = (
  out: string,
  settings: GivenSettings,
  from: Places = places,
): Promise<Deployed> =>
  deployMerchants(
    {
      ...{ codes, isWhole: true, out, keep: 2, allowDevelopmentKey: true, settings },
      packages: readPackages(places.root),
    },
    from,
  );

export async function startServers(nginx: Nginx): Promise<Servers> {
  const folder = mkdtempSync(join(tmpdir(), 'playhouse-nginx-'));
  const out = join(folder, 'served');
  const gateway = await startGateway({ port: 0, dataDir: ':memory:', trustProxy: 1 });
  const ports = { http: await freePort(4890), https: await freePort(4990) };
  const settings = { ...ports, gateways: [gateway.url], brotli: nginx.brotli !== undefined };
  const deploy = (from?: Places) => deployTo(out, settings, from);
  await deploy();
  const previews = await Promise.all(
    codes.map((code) => startPreview({ code, port: 0, gatewayUrl: gateway.url, places })),
  );
  const start = () => startNginx({ nginx, out, folder: join(folder, 'nginx'), port: ports.https });
  let server = await start();
  return {
    ...{ folder, out, deploy },
    ...ports,
    previews: Object.fromEntries(codes.map((code, at) => [code, previews[at]?.url ?? ''])),
    reload: () => server.reload(),
    stop: () => server.close(),
    start: async () => void (server = await start()),
    approve: async (orderId) => {
      const body = new URLSearchParams({ decision: 'approve' });
      await fetch(`${gateway.url}/desk/${orderId}`, { method: 'POST', body });
    },
    makeMember: async (member) => {
      await fetch(`${gateway.url}/outbox/members`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          ...{ ...member, balance: 500 },
          email: `${member.account}@example.com`,
        }),
      });
    },
    async close() {
      await server.close();
      await Promise.all(previews.map((preview) => preview.close()));
      await gateway.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
