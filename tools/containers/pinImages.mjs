// Adds the digests of the images that ours are made from to the settings of compose.yaml: from then on the same bytes are
// taken, until this is run again.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const images = {
  NODE_IMAGE: 'node:24-bookworm-slim',
  POSTGRES_IMAGE: 'postgres:18-bookworm',
  DEBIAN_IMAGE: 'debian:bookworm-slim',
};
const [, , file = '.data/containers.env', engine = 'docker'] = process.argv;
const ask = (...words) => execFileSync(engine, words, { encoding: 'utf8' }).trim();

function pin(image) {
  ask('pull', '--quiet', image);
  const digest = ask('image', 'inspect', '--format', '{{index .RepoDigests 0}}', image);
  if (!/@sha256:[\da-f]{64}$/.test(digest)) throw new Error(`${image} has no digest: ${digest}`);
  return digest;
}

const settings = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !Object.keys(images).includes(line.split('=')[0]));
const pinned = Object.entries(images).map(([name, image]) => `${name}=${pin(image)}`);
writeFileSync(file, `${[...settings, ...pinned].join('\n')}\n`, { mode: 0o600 });
console.log(pinned.join('\n'));
