import { describe, expect, it } from 'vitest';
import { svgProblem } from './svgProblem';

const svg = (inside: string, attributes = 'viewBox="0 0 1 1"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`);
const messageOf = (bytes: Buffer) => svgProblem(bytes)?.message;

describe('a picture of a merchant', () => {
  it.each([
    '<linearGradient id="a"/><path fill="url(#a)" d="M0 0h1"/><use href="#a"/>',
    '<style>path{fill:url("#a")}</style><!-- <script> --><title>onload="1" &amp; &#60;script></title>',
    '<image href="data:image/png;base64,AA=="/><a xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#b"/>',
    '<title>C:\\art, url(of) something, @import</title>',
    '<metadata><x:y xmlns:x="http://example.com/editor">1 &lt; 2</x:y></metadata>',
  ])('may be drawn with what SVG has: %s', (inside) => {
    expect(messageOf(svg(inside))).toBeUndefined();
  });

  it('may begin with a declaration and a byte order mark', () => {
    const bytes = Buffer.concat([Buffer.from('\uFEFF<?xml version="1.0"?>\n'), svg('<path/>')]);
    expect(messageOf(bytes)).toBeUndefined();
  });

  it.each([
    ['<script>1</script>', '<script'],
    ['<x:script xmlns:x="http://www.w3.org/2000/svg"/>', '<x:script'],
    ['<SCRIPT/>', '<SCRIPT'],
    ['<path OnLoad="1"/>', 'OnLoad='],
    ['<path\nonclick\n=\n"1"/>', 'onclick='],
    ['<foreignObject/>', '<foreignObject'],
    ['<p xmlns="http://www.w3.org/1999/xhtml"/>', '<p'],
    ['<use href="https://evil.example/a.svg#b"/>', 'href='],
    ['<image xmlns:l="http://www.w3.org/1999/xlink" l:href="//evil.example/a.png"/>', 'l:href='],
    ['<a href="java&#115;cript:1"/>', 'href='],
    ['<image href="data:image/svg+xml,%3Csvg/%3E"/>', 'href='],
    ['<path style="fill:url(https://evil.example/a)"/>', 'style='],
    ['<path fill="url(\'https://evil.example/a\')"/>', 'fill='],
    ['<path style="fill:u\\72l(https://evil.example/a)"/>', 'style='],
    ['<style>svg{background:image-set("//evil.example/a" 1x)}</style>', 'image-set('],
    ['<style>@import "a.css";</style>', '@import'],
    ['<style><![CDATA[path{fill:url(//evil.example)}]]></style>', 'url(//evil.example'],
    ['<a><set attributeName="href" to="javascript:1"/></a>', '<set'],
    ['<?xml-stylesheet href="a.css"?>', '<?xml-stylesheet'],
  ])('must not run or fetch anything: %s', (inside, part) => {
    expect(messageOf(svg(inside))).toContain(`this SVG holds "${part}`);
  });

  it.each([
    ['0 0 1000 1', 'wide', '18 times as wide as high'],
    ['0 0 10 100', 'wide', '4 times as high as wide'],
    ['0,0,300,100', 'square', '2 times as wide as high'],
    ['0 0 0 10', 'wide', 'no viewBox'],
    ['0 0 ten 10', 'wide', 'no viewBox'],
  ] as const)('is no line where a page shows it: %s', (viewBox, shape, part) => {
    const bytes = svg('<path/>', `viewBox="${viewBox}"`);
    expect(svgProblem(bytes, shape)?.message).toContain(part);
  });

  it('may be as wide as a long name is', () => {
    expect(svgProblem(svg('<path/>', 'viewBox="-5 -5 170 10.5"'), 'wide')).toBeUndefined();
    expect(svgProblem(svg('<path/>', 'viewBox="0 0 150 100"'), 'square')).toBeUndefined();
  });

  it('declares no entities, which grow without end or hide what they stand for', () => {
    const bomb = '<!DOCTYPE svg [<!ENTITY a "<script/>">]><svg viewBox="0 0 1 1">&a;</svg>';
    expect(messageOf(Buffer.from(bomb))).toContain('this SVG holds "<!DOCTYPE"');
  });

  it('is told where it is broken', () => {
    const broken = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg"\n viewBox="0 0 1 1">\n<path></svg>',
    );
    expect(svgProblem(broken)).toMatchObject({ line: 3 });
    expect(messageOf(broken)).toContain('this SVG is broken: ');
    expect(messageOf(svg('<path d=1/>'))).toContain('this SVG is broken: ');
    expect(messageOf(svg('&nbsp;'))).toContain('this SVG is broken: ');
    expect(messageOf(svg('\uFFFD').subarray(0, -8))).toContain('this SVG is broken: ');
    const latin = Buffer.from(svg('<title>é</title>').toString('utf8'), 'latin1');
    expect(messageOf(latin)).toBe('this SVG is broken: it is not UTF-8');
  });

  it('is a picture, can be scaled, and is small', () => {
    expect(messageOf(Buffer.from('<svg viewBox="0 0 1 1"/>'))).toBe('this is not an SVG picture');
    expect(messageOf(Buffer.from('<html><svg/></html>'))).toBe('this is not an SVG picture');
    expect(messageOf(Buffer.from(''))).toBe('this is not an SVG picture');
    expect(messageOf(svg('', 'width="1"'))).toContain('no viewBox');
    expect(messageOf(svg(`<path d="${'M0 0'.repeat(20_000)}"/>`))).toContain('80');
  });
});
