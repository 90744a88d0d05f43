import DOMPurify from 'dompurify';

const schemes = /^(?:https?:|tel:|mailto:|\/(?![/\\])|#)/i;

const purifier = DOMPurify();
purifier.addHook('afterSanitizeAttributes', (node) => {
  if (node instanceof HTMLImageElement) {
    node.setAttribute('loading', 'lazy');
    node.setAttribute('decoding', 'async');
    if (!node.hasAttribute('alt')) node.alt = '';
    // Editors write sizes of a desktop page; the style sheet keeps pictures inside the column.
    node.removeAttribute('width');
    node.removeAttribute('height');
  }
  if (node instanceof HTMLAnchorElement && isExternal(node.getAttribute('href') ?? '')) {
    node.rel = 'noopener noreferrer';
    node.target = '_blank';
  }
});

/** Whether a link leaves the site: it begins with http (POPUP-03). */
export function isExternal(href: string): boolean {
  return /^https?:/i.test(href);
}

/**
 * Cleans HTML from the platform (POPUP-03): no scripts, styles, forms, frames or handlers, links
 * only to http(s), tel, mailto and paths of the site. Where the browser enforces Trusted Types the
 * result is a `TrustedHTML` of the policy `dompurify`.
 */
export function sanitise(html: string): TrustedHTML {
  return purifier.sanitize(html, {
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
    RETURN_TRUSTED_TYPE: true,
  });
}
