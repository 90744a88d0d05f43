import { createServer as createHttpServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { createServer, type ViteDevServer } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { merchantDevPlugin } from './merchantDevPlugin';
import { createSandbox, type Sandbox } from '../testing/fakeSite';

describe('merchantDevPlugin', () => {
  let sandbox: Sandbox;
  let server: ViteDevServer;
  beforeEach(async () => {
    sandbox = createSandbox();
    sandbox.write(
      'app/index.html',
      '<html lang="__LANG__" dir="__DIR__" data-language="__LANGUAGE__"><head><!--playhouse:head--></head><body><!--playhouse:body--></body></html>',
    );
    server = await createServer({
      root: `${sandbox.root}/app`,
      configFile: false,
      logLevel: 'silent',
      plugins: [merchantDevPlugin('corvalume', sandbox)],
      server: { middlewareMode: true, ws: false },
    });
  });
  afterEach(async () => {
    await server.close();
    sandbox.remove();
  });

  /** As a browser that follows a link asks; as it is, where `fetch` would mend a bad escape. */
  async function answerAt(path: string) {
    const front = createHttpServer(server.middlewares);
    await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
    const { port } = front.address() as AddressInfo;
    const headers = { accept: 'text/html,*/*;q=0.8' };
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      request({ port, path, headers }, resolve).once('error', reject).end();
    });
    const text = await readText(answer);
    await new Promise((resolve) => front.close(resolve));
    return [answer.statusCode, text];
  }

  const page = () =>
    server.transformIndexHtml(
      '/index.html',
      '<html lang="__LANG__" dir="__DIR__" data-language="__LANGUAGE__"><head><!--playhouse:head--></head><body><!--playhouse:body--></body></html>',
    );

  it('fills the page as stamping does, with an empty root for the browser to render [CARD-04]', async () => {
    const html = await page();
    expect(html).toContain('<html lang="pt-BR" dir="ltr" data-language="PT">');
    expect(html).toContain('<title>Corvalume</title>');
    expect(html).toContain('<div id="root"></div>');
    expect(html).toContain('"code":"corvalume"');
  });

  it.each([
    ...['/m/nowhere', '/m/help.html', '/a.b/c', '/M/INDEX.HTML'],
    ...['/m/%zz', '/m/home%00.html'],
  ])('lets the application answer at %s, as the preview does [ROUTE-18]', async (path) => {
    expect(await answerAt(path)).toEqual([200, expect.stringContaining('"code":"corvalume"')]);
  });

  it('shows file and line of a mistake as it is made', async () => {
    sandbox.edit('merchants/corvalume/theme.json', (text) => text.replace('"dark"', '"drak"'));
    await expect(page()).rejects.toThrow(
      /theme\.json:7:13: scheme: "drak"[^]*did you mean "dark"\?/,
    );
  });
});
