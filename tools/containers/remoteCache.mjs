// A remote cache of Nx by its own protocol, kept in a folder: of a disk, or of a bucket that is mounted there.
//   CACHE_WRITE_TOKEN=… CACHE_READ_TOKEN=… node tools/containers/remoteCache.mjs <folder> [port] [host]
import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, mkdirSync } from 'node:fs';
import { link, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

const digest = (text) => createHash('sha256').update(text).digest();
const isToken = (given, token) =>
  token !== undefined && token !== '' && timingSafeEqual(digest(given), digest(token));

/** Whole or not at all, and never changed: what a task has made once is what everybody gets. */
async function keep(request, path) {
  const fresh = `${path}.${randomUUID()}`;
  try {
    await pipeline(request, createWriteStream(fresh));
    await link(fresh, path);
    return 200;
  } catch (error) {
    if (error.code === 'EEXIST') return 409;
    throw error;
  } finally {
    await rm(fresh, { force: true });
  }
}

async function give(response, path) {
  const { size } = await stat(path);
  response.writeHead(200, { 'Content-Type': 'application/octet-stream', 'Content-Length': size });
  await pipeline(createReadStream(path), response);
}

/** Who has `write` may put and get, who has `read` only get: a stranger's branch must not fill everybody's cache. */
export function remoteCache(folder, { write, read }) {
  mkdirSync(folder, { recursive: true });
  const answer = async (request, response) => {
    // Nx takes an answer of another type for a server that is not set up.
    const end = (status) => response.writeHead(status, { 'Content-Type': 'text/plain' }).end();
    const [, hash] = /^\/v1\/cache\/([\w-]{1,128})$/.exec(request.url ?? '') ?? [];
    const given = (request.headers.authorization ?? '').replace(/^Bearer /, '');
    const mayWrite = isToken(given, write);
    if (!mayWrite && !isToken(given, read)) return end(401);
    if (hash === undefined) return end(404);
    const path = join(folder, hash);
    if (request.method === 'PUT') return end(mayWrite ? await keep(request, path) : 403);
    if (request.method !== 'GET') return end(405);
    return existsSync(path) ? give(response, path) : end(404);
  };
  return createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
}

if (process.argv[1] === import.meta.filename) {
  const [, , folder, port = '4500', host = '127.0.0.1'] = process.argv;
  const { CACHE_WRITE_TOKEN: write, CACHE_READ_TOKEN: read } = process.env;
  if (folder === undefined || !write) {
    console.error(
      'CACHE_WRITE_TOKEN=… node tools/containers/remoteCache.mjs <folder> [port] [host]',
    );
    process.exit(1);
  }
  remoteCache(folder, { write, read }).listen(Number(port), host, () => {
    console.log(`Nx's remote cache of ${folder} listens at http://${host}:${port}`);
  });
}
