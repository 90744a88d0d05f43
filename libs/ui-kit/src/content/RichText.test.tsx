import { expect, test } from 'vitest';
import { createSanitiser } from './sanitise';

const sanitise = createSanitiser(window);
const clean = (html: string) => String(sanitise(html));

test.each([
  ['a script', '<p>ok</p><script>alert(1)</script>', '<p>ok</p>'],
  ['a handler', '<b onclick="alert(1)">ok</b>', '<b>ok</b>'],
  ['a style', '<style>p{}</style><p style="position:fixed" class="x">ok</p>', '<p>ok</p>'],
  ['a form', '<form action="//evil"><input name="pin"></form>ok', 'ok'],
  ['a frame', '<iframe src="https://evil"></iframe>ok', 'ok'],
  ['a script link', '<a href="javascript:alert(1)">ok</a>', '<a>ok</a>'],
  ['a foreign path', '<a href="//evil.example">ok</a>', '<a>ok</a>'],
  ['a disguised foreign path', '<a href="/\\evil.example">ok</a>', '<a>ok</a>'],
  ['a data link', '<a href="data:text/html,x">ok</a>', '<a>ok</a>'],
])('%s does not survive [POPUP-03]', (_name, html, expected) => {
  expect(clean(html)).toBe(expected);
});

test.each(['/m/rewardCenter', 'tel:+63', 'mailto:help@site.example', '#rules'])(
  'a link to %s survives as it is [POPUP-03]',
  (href) => expect(clean(`<a href="${href}">x</a>`)).toBe(`<a href="${href}">x</a>`),
);

test('an external link opens elsewhere without a way back [POPUP-03]', () => {
  const html = clean('<a href="https://news.example">x</a>');
  expect(html).toContain('target="_blank"');
  expect(html).toContain('rel="noopener noreferrer"');
});

test('pictures load lazily, keep their place and have an alternative text', () => {
  const html = clean('<img src="https://a/x.png" width="1200" height="800">');
  expect(html).toContain('loading="lazy"');
  expect(html).toContain('alt=""');
  // Proportions to the style sheet, which lets none be wider than its column.
  expect(html).toMatch(/width="1200".*height="800"|height="800".*width="1200"/);
  expect(clean('<img src="https://a/x.png" width="1200">')).not.toContain('1200');
  expect(clean('<img src="https://a/x.png" width="90%" height="800">')).not.toMatch(/90%|800/);
});
