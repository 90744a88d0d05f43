import DOMPurify from 'dompurify';
import type { WindowLike } from 'dompurify';

const schemes = /^(?:https?:|tel:|mailto:|\/(?![/\\])|#)/i;

/** Whether a link leaves the site: it begins with http (POPUP-03). */
export function isExternal(href: string): boolean {
  return /^https?:/i.test(href);
}

/** An element of any window: on a server it is not the page's own. */
const isElement = <Name extends 'IMG' | 'A'>(
  node: Node,
  name: Name,
): node is Name extends 'IMG' ? HTMLImageElement : HTMLAnchorElement => node.nodeName === name;

function finish(node: Node): void {
  if (isElement(node, 'IMG')) {
    node.setAttribute('loading', 'lazy');
    node.setAttribute('decoding', 'async');
    if (!node.hasAttribute('alt')) node.alt = '';
    // Editors write sizes of a desktop page: the style sheet takes them as proportions, so that a picture has its
    // place before it is there. One alone says nothing of those.
    if (!(Number(node.getAttribute('width')) > 0 && Number(node.getAttribute('height')) > 0)) {
      node.removeAttribute('width');
      node.removeAttribute('height');
    }
  }
  if (isElement(node, 'A') && isExternal(node.getAttribute('href') ?? '')) {
    node.rel = 'noopener noreferrer';
    node.target = '_blank';
  }
}

/**
 * A cleaner of HTML from the platform (POPUP-03): no scripts, styles, forms, frames or handlers, links
 * only to http(s), tel, mailto and paths of the site. Where the browser enforces Trusted Types the
 * result is a `TrustedHTML` of the policy `dompurify`.
 *
 * @param page the window whose parser is used; a server brings one of its own
 */
export function createSanitiser(page: WindowLike): (html: string) => TrustedHTML {
  const purifier = DOMPurify(page);
  purifier.addHook('afterSanitizeAttributes', finish);
  return (html) =>
    purifier.sanitize(html, {
      USE_PROFILES: { html: true },
      FORBID_TAGS: [
        'style',
        'form',
        'input',
        'button',
        'select',
        'textarea',
        'dialog',
        'audio',
        'video',
      ],
      FORBID_ATTR: ['style', 'class', 'id', 'name'],
      ALLOWED_URI_REGEXP: schemes,
      ADD_URI_SAFE_ATTR: ['width', 'height'],
      RETURN_TRUSTED_TYPE: true,
    });
}
