import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseEnv } from 'node:util';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

process.chdir(fileURLToPath(new URL('../../..', import.meta.url)));
const folder = 'tools/containers';
interface Service {
  readonly image: string;
  readonly build?: { readonly context: string; readonly dockerfile: string };
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly command?: readonly string[];
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly pids_limit?: number;
  readonly mem_limit?: string;
}
const text = readFileSync(join(folder, 'compose.yaml'), 'utf8');
const compose = parse(text, { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, null>>;
};
const services = Object.entries(compose.services);

/** Names of variables that the platform's code reads. */
const environmentCode = ['app/environment.ts', 'app/telemetry.ts', 'base/identity.ts']
  .map((name) => readFileSync(join('apps/gateway/src', name), 'utf8'))
  .join('\n');
const isRead = (name: string) => environmentCode.includes(`'${name}'`);

it('compose.yaml sets nothing for the gateways that the platform does not read', () => {
  const names = services
    .filter(([name]) => name.startsWith('gateway'))
    .flatMap(([, { environment = {} }]) => Object.keys(environment));
  expect(names).toEqual(expect.arrayContaining(['DATABASE_URL', 'GATEWAY_KEYS']));
  expect(names.filter((name) => !isRead(name))).toEqual([]);
  expect(isRead('NOT_READ')).toBe(false);
});

describe('compose.yaml', () => {
  it('declares its volumes, and gives the web server the releases to read only', () => {
    const used = services.flatMap(([, { volumes = [] }]) =>
      volumes.map((each) => each.split(':')[0]),
    );
    const own = used.filter((name) => name !== undefined && !name.startsWith('.'));
    expect(new Set(own)).toEqual(new Set(Object.keys(compose.volumes)));
    expect(compose.services['web']?.volumes).toEqual(['served:/srv/playhouse:ro']);
  });

  it.each(services)('%s gains no rights, and has bounds', (name, service) => {
    expect(service).toMatchObject({
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      // It builds in its own folder.
      read_only: name !== 'release',
      pids_limit: expect.any(Number) as number,
      mem_limit: expect.stringMatching(/^\d+[mg]$/) as string,
    });
  });

  it('renews the documents of all merchants where they are served', () => {
    const { command = [], volumes } = compose.services['renew'] ?? {};
    expect(volumes).toEqual(['served:/srv/playhouse']);
    expect(command).toEqual(
      expect.arrayContaining(['snapshot', '--all', '--every=30', '--out=/srv/playhouse']),
    );
    expect(command.filter((word) => word.endsWith('.ts')).every(existsSync)).toBe(true);
  });

  it('asks for what its settings file has, and for nothing else', () => {
    const place = mkdtempSync(join(tmpdir(), 'playhouse-settings-'));
    const file = join(place, 'data/containers.env');
    try {
      execFileSync(process.execPath, [join(folder, 'settings.mjs'), file]);
      const settings = parseEnv(readFileSync(file, 'utf8'));
      const asked = [...text.matchAll(/\$\{(\w+):\?\}/g)].map(([, name]) => name);
      expect(new Set(Object.keys(settings))).toEqual(new Set(asked));
      const others = text.replaceAll(/\$\{\w+:\?\}/g, '');
      const images = [...others.matchAll(/\$\{(\w+):-[\w.:/-]+\}/g)].map(([, name]) => name);
      expect(new Set(images)).toEqual(new Set(imageNames));
      expect(others.replaceAll(/\$\{\w+_IMAGE:-[\w.:/-]+\}/g, '')).not.toContain('$');
      expect(JSON.parse(settings['GATEWAY_PRIVATE_JWK'] ?? '')).toMatchObject({ crv: 'P-256' });
      expect(settings['POSTGRES_PASSWORD']).toMatch(/^[\da-f]{48}$/);
      expect(statSync(file).mode & 0o077).toBe(0);
      expect(() =>
        execFileSync(process.execPath, [join(folder, 'settings.mjs'), file], { stdio: 'pipe' }),
      ).toThrow('is there already');
    } finally {
      rmSync(place, { recursive: true, force: true });
    }
  });
});

const imageNames = ['NODE_IMAGE', 'POSTGRES_IMAGE', 'DEBIAN_IMAGE'];

it('takes images by name from one place each, of a Node that is supported', () => {
  const given = [text, ...readDockerfiles()].flatMap((each) =>
    [...each.matchAll(/(\w+_IMAGE)(?::-|=)([\w.:/-]+)/g)].map(
      ([, name, image]) => `${name} ${image}`,
    ),
  );
  expect([...new Set(given)].sort()).toEqual([
    'DEBIAN_IMAGE debian:bookworm-slim',
    'NODE_IMAGE node:24-bookworm-slim',
    'POSTGRES_IMAGE postgres:18-bookworm',
  ]);
  const from = readDockerfiles().flatMap((each) => each.match(/^FROM \S+/gm) ?? []);
  for (const each of from) expect(each).toMatch(/^FROM (\$\{\w+_IMAGE\}|playhouse\/gateway)$/);
});

it('pins images by the digests that an engine tells, again and again', () => {
  const place = mkdtempSync(join(tmpdir(), 'playhouse-images-'));
  const [file, engine] = [join(place, 'containers.env'), join(place, 'engine')];
  const digest = 'a'.repeat(64);
  writeFileSync(file, 'POSTGRES_PASSWORD=kept\n');
  const script = `#!/bin/sh\n[ "$1" = pull ] || echo "$5@sha256:${digest}"\n`;
  writeFileSync(engine, script, { mode: 0o755 });
  const pin = () =>
    execFileSync(process.execPath, [join(folder, 'pinImages.mjs'), file, engine], {
      stdio: 'pipe',
    });
  pin();
  pin();
  expect(parseEnv(readFileSync(file, 'utf8'))).toEqual({
    POSTGRES_PASSWORD: 'kept',
    NODE_IMAGE: `node:24-bookworm-slim@sha256:${digest}`,
    POSTGRES_IMAGE: `postgres:18-bookworm@sha256:${digest}`,
    DEBIAN_IMAGE: `debian:bookworm-slim@sha256:${digest}`,
  });
  writeFileSync(engine, '#!/bin/sh\n', { mode: 0o755 });
  expect(pin).toThrow('has no digest');
  rmSync(place, { recursive: true, force: true });
});

function readDockerfiles(): string[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.Dockerfile'));
  return names.map((name) => readFileSync(join(folder, name), 'utf8'));
}

const files = readdirSync(folder);

it('every file that a Dockerfile copies from the workspace exists', () => {
  const copies = files
    .filter((name) => name.endsWith('.Dockerfile'))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
    .flatMap((line) => /^COPY (?!--from)(?:--\S+ )*(.+) \S+$/.exec(line)?.[1]?.split(' ') ?? []);
  expect(copies).toContain('merchants');
  expect(copies.filter((path) => !existsSync(path))).toEqual([]);
});

it('every JSON and YAML file of the containers parses', () => {
  for (const name of files.filter((each) => /\.(json|yaml)$/.test(each)))
    expect(parse(readFileSync(join(folder, name), 'utf8')), name).toBeTypeOf('object');
});

const aliases: Readonly<Record<string, string>> = {
  '@playhouse/economy': 'libs/economy/src/index.ts',
  '@playhouse/games': 'libs/games/src/index.ts',
  '@playhouse/i18n/languages': 'libs/i18n/src/languages.ts',
  '@playhouse/search': 'libs/search/src/index.ts',
  '@playhouse/wps': 'libs/wps/src/index.ts',
  '@playhouse/whitelabel': 'libs/whitelabel/src/index.ts',
};

/** The packages that programs import, themselves or by what they import. */
function packagesOf(entries: readonly string[]): Set<string> {
  const packages = new Set<string>();
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    const source = readFileSync(file, 'utf8');
    // Types are gone when it runs.
    const running = source.replaceAll(/^(?:import|export) type [^;]*;/gm, '');
    for (const { fileName: name } of ts.preProcessFile(running).importedFiles) {
      const beside = name.startsWith('.') ? join(dirname(file), name) : aliases[name];
      const found = [
        beside,
        ...['.ts', '.tsx', '/index.ts'].map((end) => `${beside ?? ''}${end}`),
      ].find((path) => path !== undefined && existsSync(path) && statSync(path).isFile());
      if (found !== undefined) visit(found);
      else if (beside !== undefined) throw new Error(`${file} imports ${name}`);
      else if (!name.startsWith('node:'))
        packages.add(name.split('/', name.startsWith('@') ? 2 : 1).join('/'));
    }
  };
  entries.forEach(visit);
  return packages;
}

it('installs for the platform what it imports, and what runs it', async () => {
  const { gatewayPackages } = (await import(
    /* @vite-ignore */ pathToFileURL(join(folder, 'gatewayPackages.mjs')).href
  )) as { gatewayPackages: readonly string[] };
  const views = 'libs/games/src/views';
  const scripts = ['backup', 'checkRounds', 'providerWords', 'settle', 'verifyBooks'];
  const packages = packagesOf([
    'apps/gateway/src/main.ts',
    ...scripts.map((name) => `apps/gateway/scripts/${name}.ts`),
    // Compiled by the running platform.
    ...readdirSync(`${views}/pages`).map((name) => `${views}/pages/${name}`),
    ...['drawPage', 'startPage'].map((name) => `${views}/frame/${name}.tsx`),
  ]);
  expect([...packages, 'tsx'].sort()).toEqual([...gatewayPackages]);
}, 60_000);
