import { caching } from '../../site/caching';
import { addHeaders, location, quoted, type Headers } from './directives';

/** An answer of nginx itself, which nobody keeps and no page can be made of. Its own ones are HTML without a policy. */
export const answerLocation = (
  where: string,
  type: string,
  answer: string,
  more: Headers = {},
): string =>
  location(
    where,
    // Not again a refusal, of a body that was refused already.
    ...(where.startsWith('@') ? [] : ['internal;', 'client_max_body_size 0;']),
    'types {}',
    `default_type ${type};`,
    addHeaders({
      'Cache-Control': quoted(caching.nothing),
      'X-Content-Type-Options': 'nosniff',
      ...more,
    }),
    // The status is the one that led here.
    `return 500 ${answer};`,
  );

/** Where refusals are told; a location with a name is not found from an address that cannot be read. */
const refusedAt = '/.refused';

const refusals = '403 408 411 412 414 416 421 494 495 496 497 500 501 503 505';

/** Leads there by whatever nginx refuses on its own account, and by more statuses. */
export const refuse = (...statuses: readonly number[]): string =>
  `error_page ${[...statuses, refusals].join(' ')} ${refusedAt};`;

export const refusalLocation = answerLocation(`= ${refusedAt}`, 'text/plain', '"Refused"');
