import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, normalize } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseEnv } from 'node:util';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { nginxConf } from '@playhouse/merchants/deploy/nginx/nginxConf';
import { readSettings } from '@playhouse/merchants/deploy/serverSettings';
import { worldSteps } from '../../worldSteps';
import { commandOf, copyOf, environmentOf, readStages, textsOf } from './dockerfile';

const folder = 'tools/containers';
const dockerfiles = readdirSync(folder).filter((name) => name.endsWith('.Dockerfile'));
const stagesOf = (name: string) => readStages(join(folder, name));
const lastOf = (name: string) => {
  const stage = stagesOf(name).at(-1);
  if (stage === undefined) throw new Error(`${name} has no stage`);
  return stage;
};

interface Service {
  readonly image: string;
  readonly build?: { readonly context: string; readonly dockerfile: string };
  readonly environment?: Readonly<Record<string, string>>;
  readonly command?: readonly string[];
  readonly volumes?: readonly string[];
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
}
const text = readFileSync(join(folder, 'compose.yaml'), 'utf8');
const compose = parse(text) as {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, null>>;
};
const services = Object.entries(compose.services);

/** Names of variables that the platform's code reads. */
const environmentCode = ['environment.ts', 'telemetry.ts']
  .map((name) => readFileSync(join('apps/gateway/src/app', name), 'utf8'))
  .join('\n');
const isRead = (name: string) => environmentCode.includes(`'${name}'`);

describe.each(dockerfiles)('%s', (name) => {
  it('copies what there is, and nothing that its ignore file leaves out', () => {
    const ignore = readFileSync(join(folder, `${name}.dockerignore`), 'utf8').split('\n');
    const onlyNamed = ignore[0] === '*';
    const named = ignore.filter((line) => line.startsWith('!')).map((line) => line.slice(1));
    const sources = stagesOf(name)
      .flatMap(({ instructions }) => instructions.filter((each) => each.name === 'COPY'))
      .map(copyOf)
      .filter(({ stage }) => stage === undefined)
      .flatMap((copied) => copied.sources);
    expect(sources.length).toBeGreaterThan(0);
    for (const source of sources) {
      expect(existsSync(source), source).toBe(true);
      if (onlyNamed) expect(named).toContain(source);
    }
    if (onlyNamed) expect(new Set(sources)).toEqual(new Set(named));
  });

  it('runs as nobody special, by a command that hears signals', () => {
    const stage = lastOf(name);
    expect(textsOf(stage, 'USER').at(-1)).toMatch(/^(node|1000:1000)$/);
    expect(commandOf(stage, 'CMD')[0]).toMatch(/^(node|npx|nginx)$/);
    for (const { base } of stagesOf(name)) expect(base).toMatch(/^(node:20|debian:bookworm)-/);
  });
});

it('tells whether the platform is ready, and not only alive', () => {
  const health = commandOf(lastOf('gateway.Dockerfile'), 'HEALTHCHECK').join(' ');
  const { PORT } = environmentOf(lastOf('gateway.Dockerfile'));
  expect(health).toContain(`http://127.0.0.1:${PORT ?? ''}/ready`);
  expect(commandOf(lastOf('web.Dockerfile'), 'HEALTHCHECK').at(-1)).toContain('127.0.0.1/443');
});

it('sets nothing that the platform does not read', () => {
  const ofImage = Object.keys(environmentOf(lastOf('gateway.Dockerfile')));
  const ofGateways = services
    .filter(([name]) => name.startsWith('gateway'))
    .flatMap(([, { environment = {} }]) => Object.keys(environment));
  const ofTools = ['NODE_ENV', 'TSX_TSCONFIG_PATH'];
  const names = [...ofImage, ...ofGateways].filter((name) => !ofTools.includes(name));
  expect(names).toEqual(expect.arrayContaining(['HOST', 'DATABASE_URL', 'GATEWAY_KEYS']));
  expect(names.filter((name) => !isRead(name))).toEqual([]);
  expect(isRead('NOT_READ')).toBe(false);
});

describe('compose.yaml', () => {
  it('builds from the workspace, by files that there are', () => {
    const built = services.flatMap(([, { build }]) => build ?? []);
    expect(built.length).toBeGreaterThan(3);
    for (const { context, dockerfile } of built) {
      expect(normalize(join(folder, context))).toMatch(/^\.\/?$/);
      expect(dockerfiles.map((name) => join(folder, name))).toContain(dockerfile);
    }
    expect(compose.services['postgres']?.image).toMatch(/^postgres:\d+-\w+$/);
  });

  it('waits for what there is, in a way that it has', () => {
    const hasHealth = (name: string) => {
      if ('healthcheck' in (compose.services[name] ?? {})) return true;
      const dockerfile = compose.services[name]?.build?.dockerfile;
      const stage = dockerfile === undefined ? undefined : readStages(dockerfile).at(-1);
      return stage !== undefined && textsOf(stage, 'HEALTHCHECK').length > 0;
    };
    for (const [name, { depends_on: awaited = {} }] of services)
      for (const [other, { condition }] of Object.entries(awaited)) {
        expect(compose.services[other], `${name} → ${other}`).toBeDefined();
        if (condition === 'service_healthy') expect(hasHealth(other), other).toBe(true);
      }
  });

  it('declares its volumes, and gives the web server the releases to read only', () => {
    const used = services.flatMap(([, { volumes = [] }]) =>
      volumes.map((each) => each.split(':')[0]),
    );
    const own = used.filter((name) => name !== undefined && !name.startsWith('.'));
    expect(new Set(own)).toEqual(new Set(Object.keys(compose.volumes)));
    expect(compose.services['web']?.volumes).toEqual(['served:/srv/playhouse:ro']);
  });

  it('asks for what its settings file has, and for nothing else', () => {
    const place = mkdtempSync(join(tmpdir(), 'playhouse-settings-'));
    const file = join(place, 'data/containers.env');
    try {
      execFileSync(process.execPath, [join(folder, 'settings.mjs'), file]);
      const settings = parseEnv(readFileSync(file, 'utf8'));
      const asked = [...text.matchAll(/\$\{(\w+):\?\}/g)].map(([, name]) => name);
      expect(new Set(Object.keys(settings))).toEqual(new Set(asked));
      expect(text.replaceAll(/\$\{\w+:\?\}/g, '')).not.toContain('$');
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

  it('hands the release over to the gateways that it starts', () => {
    const { command = [] } = compose.services['release'] ?? {};
    const option = (name: string) =>
      command.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);
    const port = environmentOf(lastOf('gateway.Dockerfile'))['PORT'] ?? '';
    const gateways = services.map(([name]) => name).filter((name) => name.startsWith('gateway'));
    const urls = gateways.map((name) => `http://${name}:${port}`);
    expect(option('gateway')?.split(',')).toEqual(urls);
    expect(urls).toContain(option('platform'));
    expect(commandOf(lastOf('release.Dockerfile'), 'CMD')).toEqual(
      expect.arrayContaining(['deploy', 'merchants', option('out')]),
    );
  });
});

describe('the page', () => {
  const page = readFileSync(join(folder, 'README.md'), 'utf8');

  it('says of a CDN what the web server and the platform say', () => {
    const rows = [...page.matchAll(/^\| (`?\S.*?) +\| `([^`]+)` +\|/gm)].map(
      ([, what = '', said = '']) => [what, said] as const,
    );
    const said = Object.fromEntries(rows.filter(([, header]) => /age|cache|store/.test(header)));
    expect(Object.keys(said)).toHaveLength(7);
    const files = nginxConf({
      merchants: [],
      settings: readSettings('/srv/playhouse', {}),
      number: 1,
    });
    const { 'site.conf': conf = '' } = files;
    const all = Object.values(files).join('\n');
    /** What a variable is where all is well. */
    const usual = (header = '') =>
      header.startsWith('$')
        ? new RegExp(`\\${header} \\{\\s+default "([^"]+)"`).exec(all)?.[1]
        : header;
    /** What one place of the configuration says. */
    const saidAt = (location: string) => {
      const start = conf.indexOf(`location ${location} {`);
      expect(start, location).toBeGreaterThan(-1);
      const [, header] =
        /add_header Cache-Control "?([^";]+)"? always/.exec(conf.slice(start)) ?? [];
      return usual(header);
    };
    expect(saidAt('^~ /assets/')).toBe(said['`/assets/*`']);
    expect(saidAt('/')).toBe(said['pages']);
    expect(saidAt('= /sw.js')).toBe(said['`/sw.js`, `/manifest.webmanifest`']);
    expect(saidAt('~ \\.[A-Za-z0-9]+$')).toBe(said['other files of a merchant']);
    for (const location of ['@bare', '= /.refused'])
      expect(saidAt(location)).toBe(said['what is not found or refused']);
  });

  it('names commands and files that there are', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Readonly<Record<string, string>>;
    };
    for (const [, name = ''] of page.matchAll(/`npm run (\w+)/g))
      expect(scripts[name]).toBeDefined();
    const files = [...page.matchAll(/(?:tools|apps)\/[\w/.]+\.(?:mjs|ts|yaml)/g)].map(
      ([file]) => file,
    );
    expect(files.length).toBeGreaterThan(3);
    for (const file of files) expect(existsSync(file), file).toBe(true);
    const step = worldSteps({}).find(({ title }) => title.toLowerCase().includes('container'));
    expect(page).toContain('`npm run verify -- container`');
    expect(step).toBeDefined();
  });
});

const aliases: Readonly<Record<string, string>> = {
  '@playhouse/wps': 'libs/wps/src/index.ts',
  '@playhouse/whitelabel': 'libs/whitelabel/src/index.ts',
};

/** The packages that a program imports, itself or by what it imports, and the folders that it is made of. */
function reach(entries: readonly string[]): { packages: Set<string>; folders: Set<string> } {
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
  return {
    packages,
    folders: new Set([...seen].map((file) => file.split('/').slice(0, 2).join('/'))),
  };
}

it('installs for the platform what it imports, and what runs it', async () => {
  const { gatewayPackages } = (await import(
    /* @vite-ignore */ pathToFileURL(join(folder, 'gatewayPackages.mjs')).href
  )) as { gatewayPackages: readonly string[] };
  const scripts = ['backup', 'settle', 'verifyBooks'];
  const { packages, folders } = reach([
    'apps/gateway/src/main.ts',
    ...scripts.map((name) => `apps/gateway/scripts/${name}.ts`),
  ]);
  expect([...packages, 'tsx'].sort()).toEqual([...gatewayPackages]);
  const copied = textsOf(lastOf('gateway.Dockerfile'), 'COPY').join('\n');
  for (const each of folders) expect(copied).toContain(` ${each}`);
}, 60_000);
