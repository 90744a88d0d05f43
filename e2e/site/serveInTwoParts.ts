import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SlowDocument {
  readonly url: string;
  close(): Promise<void>;
}

/** Sends the document at an address as a bad line does: its text up to `mark`, and the rest so many milliseconds later. */
export async function serveInTwoParts(
  address: string,
  mark: string,
  ms: number,
): Promise<SlowDocument> {
  const document = await (await fetch(address)).text();
  const at = document.indexOf(mark);
  if (at < 0) throw new Error(`${address} has no ${mark}`);
  const server = createServer((_asked, answer) => {
    answer.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    answer.write(document.slice(0, at));
    setTimeout(() => answer.end(document.slice(at)), ms);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${String(port)}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
