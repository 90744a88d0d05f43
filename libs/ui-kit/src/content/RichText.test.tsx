import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../testing/renderPart';
import { RichText } from './RichText';
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

test('pictures load lazily, have their place before they are there and always an alternative text', () => {
  const html = clean('<img src="https://a/x.png" width="1200" height="800">');
  expect(html).toContain('loading="lazy"');
  expect(html).toContain('alt=""');
  // Proportions to the style sheet, which lets none be wider than its column.
  expect(html).toMatch(/width="1200".*height="800"|height="800".*width="1200"/);
  expect(clean('<img src="https://a/x.png" width="1200">')).not.toContain('1200');
  expect(clean('<img src="https://a/x.png" width="90%" height="800">')).not.toMatch(/90%|800/);
});

test('http links are external, paths navigate in the site, the rest is the browser’s [POPUP-03]', async () => {
  const onExternalLink = vi.fn();
  const onNavigate = vi.fn();
  const html =
    '<a href="https://news.example"><b>out</b></a> <a href="/m/rewardCenter">in</a> <a href="#x">near</a>';
  const { user } = renderPart(
    <RichText html={html} onExternalLink={onExternalLink} onNavigate={onNavigate} />,
  );
  await user.click(await screen.findByText('out'));
  await user.click(screen.getByText('in'));
  await user.click(screen.getByText('near'));
  expect(onExternalLink).toHaveBeenCalledExactlyOnceWith('https://news.example');
  expect(onNavigate).toHaveBeenCalledExactlyOnceWith('/m/rewardCenter');
});

test('new HTML replaces the old at once', async () => {
  const { rerender } = renderPart(<RichText html="<p>first</p>" />);
  expect(await screen.findByText('first')).toBeInTheDocument();
  rerender(<RichText html="<p>second</p>" />);
  expect(screen.getByText('second')).toBeInTheDocument();
  expect(screen.queryByText('first')).not.toBeInTheDocument();
});
