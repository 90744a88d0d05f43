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

/**
 * The one that is named (`NGINX_PATH`), else an installed one with the module, else Debian's packages: a site is served as
 * its preview is, so that an nginx without brotli answers otherwise and is the last choice.
 */
export function findNginx(): Nginx | undefined {
  const named = process.env['NGINX_PATH'];
  const installed = named ?? findCommand('nginx');
  const brotli = findBrotli('/');
  const own = installed === undefined ? undefined : { binary: installed, brotli };
  if (named !== undefined || (own !== undefined && brotli !== undefined)) return own;
  const root = unpackDebian('nginx', 'libnginx-mod-http-brotli-static');
  return root === undefined
    ? own
    : { binary: join(root, 'usr/sbin/nginx'), brotli: findBrotli(root) };
}
