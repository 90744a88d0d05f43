import { createHash } from 'node:crypto';
import type { Call } from '@playhouse/wps';
import { errorCodes } from '@playhouse/wps';
import type { Context as HonoContext, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { findSession } from '../model/auth/sessions';
import { Failure } from '../base/failure';
import { noteMerchant } from '../base/logContext';
import { readLanguage } from '../base/language';
import type { MerchantScope } from '../base/merchants';
import { readCallerAddress } from './callerAddress';
import { readBody, readQuery } from './readRequest';
import { isSecure, publicOrigin } from '../call/publicOrigin';
import { getReference } from '../call/reference';
import { assertAnswer, refuse, succeed } from '../call/respond';
import type { Route } from '../call/route';
import type { Asker, OpenSession } from '../model/platform/asker';
import type { Services } from '../model/platform/services';

function scopeOf(services: Services, hono: HonoContext): MerchantScope {
  const scope = services.scopes.get(hono.req.header('Merchant') ?? '');
  if (scope === undefined) {
    throw new Failure(errorCodes.upgrading, {
      status: 503,
      message: 'header Merchant: not served by this platform',
    });
  }
  return scope;
}

/** In its header alone: the specification also lists it among the fields of some calls, where proxies log it. */
const tokenOf = (hono: HonoContext): string | undefined =>
  /^Bearer (.+)$/i.exec(hono.req.header('Authorization') ?? '')?.[1];

async function sessionOf(
  services: Services,
  call: Call,
  hono: HonoContext,
  scope: MerchantScope,
): Promise<OpenSession | undefined> {
  if (call.session === undefined) return undefined;
  const token = tokenOf(hono);
  const session =
    token === undefined ? undefined : await findSession(services, token, call.passive !== true);
  // A session belongs to one merchant; its trial accounts may use the merchant's own code.
  const own =
    session !== undefined && services.scopes.get(session.member.merchant)?.config === scope.config;
  if (own) return session;
  if (call.session === 'optional') return undefined;
  throw new Failure(token === undefined ? errorCodes.sessionRequired : errorCodes.sessionEnded);
}

/**
 * Where letters and codes lead to. Only while developing does the request say so: in production a stranger's header must
 * not choose where a member's token goes.
 */
function siteOf({ production }: Services, hono: HonoContext, { config }: MerchantScope): string {
  const asking = production ? '' : (hono.req.header('Origin') ?? publicOrigin(hono));
  return asking || config.mainDomain;
}

async function askerOf(services: Services, call: Call, hono: HonoContext): Promise<Asker> {
  const named = scopeOf(services, hono);
  noteMerchant(named.config.code);
  const session = await sessionOf(services, call, hono, named);
  const scope = (session && services.scopes.get(session.member.merchant)) ?? named;
  const asked = hono.req.query('language') ?? hono.req.query('lang');
  return {
    services,
    scope,
    session,
    language: readLanguage(
      asked ?? hono.req.header('Accept-Language'),
      scope.config.languages[0] ?? 'EN',
    ),
    address: readCallerAddress(hono, services.trustProxy),
    site: siteOf(services, hono, scope),
    device: hono.req.header('Device') === 'OTHERS' ? 'OTHERS' : 'MOBILE',
    userAgent: hono.req.header('User-Agent') ?? '',
    reference: getReference(hono),
    cookie: (name) => getCookie(hono, name),
    setCookie: (name, value, maxAge) => {
      const secure = isSecure(hono);
      setCookie(hono, name, value, { httpOnly: true, secure, sameSite: 'Lax', path: '/', maxAge });
    },
  };
}

/** Lets browsers and proxies keep an answer; its address names neither the merchant nor, in every client, the language. */
function markKept(hono: HonoContext, seconds: number): void {
  hono.header('Cache-Control', `public, max-age=${seconds}`);
  hono.header('Vary', 'Merchant, Accept-Language', { append: true });
}

/** Tags an answer by its value, whatever reference it has. Answers whether the caller has this very value. */
function isKnown(hono: HonoContext, value: unknown): boolean {
  const tag = `"${createHash('sha256').update(JSON.stringify(value)).digest('base64url')}"`;
  hono.header('ETag', tag);
  return hono.req.header('If-None-Match') === tag;
}

/** Every path at which a merchant expects a call (WL-05). */
export function findPaths({ scopes }: Pick<Services, 'scopes'>, call: Call): Set<string> {
  const own = [...scopes.values()].map(({ config }) => config.paths[call.name] ?? call.path);
  return new Set([call.path, ...own]);
}

/** Puts a route on every path of its call. */
export function registerRoute(app: Hono, services: Services, { call, run }: Route): void {
  for (const path of findPaths(services, call)) {
    app.on(call.method, path, async (hono) => {
      const reference = getReference(hono);
      try {
        const asker = await askerOf(services, call, hono);
        const value = await run(asker, {
          query: readQuery(call, hono.req),
          body: await readBody(call, hono.req, asker),
        });
        if (!services.production) assertAnswer(call, value);
        if (call.keptSeconds !== undefined) markKept(hono, call.keptSeconds);
        if (call.tagged === true && isKnown(hono, value)) return hono.body(null, 304);
        return succeed(hono, value, reference);
      } catch (error) {
        return refuse(hono, error, reference, services);
      }
    });
  }
}
