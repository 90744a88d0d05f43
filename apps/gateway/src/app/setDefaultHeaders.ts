import type { Context, MiddlewareHandler } from 'hono';

const policyHeader = 'Content-Security-Policy';
const framedByNobody = "frame-ancestors 'none'";

/** Whoever frames a page can lay it under a player's finger. */
function refuseFrames(hono: Context): void {
  const said = hono.res.headers.get(policyHeader);
  if (said?.includes('frame-ancestors') !== true)
    hono.header(policyHeader, [said, framedByNobody].filter(Boolean).join('; '));
  // For browsers that do not know the directive.
  if (hono.res.headers.get(policyHeader)?.includes(framedByNobody) === true)
    hono.header('X-Frame-Options', 'DENY');
}

/** Sets the headers that an area left out: nobody keeps the answer, and nobody frames a page. */
export const setDefaultHeaders: MiddlewareHandler = async (hono, next) => {
  await next();
  const { headers } = hono.res;
  if (!headers.has('Cache-Control')) hono.header('Cache-Control', 'no-store');
  if (headers.get('Content-Type')?.startsWith('text/html') === true) refuseFrames(hono);
};
