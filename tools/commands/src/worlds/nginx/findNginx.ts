import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findCommand, unpackDebian } from '../debian';

/** A web server that can run a merchant's generated configuration. */
export interface Nginx {
  readonly binary: string;
  /** The module that serves files compressed by brotli, where there is one. */
  readonly brotli: string | undefined;
}

const modulePaths = ['usr/lib/nginx/modules', 'usr/share/nginx/modules'].map((path) =>
  join(path, 'ngx_http_brotli_static_module.so'),
);

const findBrotli = (root: string) =>
  modulePaths.map((path) => join(root, path)).find((path) => existsSync(path));

/** The one that is installed, else Debian's packages. */
export function findNginx(): Nginx | undefined {
  const named = process.env['NGINX_PATH'] ?? findCommand('nginx');
  if (named !== undefined) return { binary: named, brotli: findBrotli('/') };
  const root = unpackDebian('nginx', 'libnginx-mod-http-brotli-static');
  if (root === undefined) return undefined;
  return { binary: join(root, 'usr/sbin/nginx'), brotli: findBrotli(root) };
}
