/** Which kinds of project a kind may import, in production code. */
const allowed = {
  app: ['shell', 'domain', 'core', 'ui', 'contract'],
  shell: ['domain', 'core', 'ui', 'contract'],
  domain: ['core', 'ui', 'contract'],
  core: ['core', 'contract'],
  ui: ['ui'],
  contract: ['contract'],
  tool: ['tool', 'app', 'core', 'contract', 'fixtures'],
  journeys: ['app', 'shell', 'domain', 'core', 'ui', 'contract', 'tool'],
  fixtures: ['core', 'ui', 'contract', 'fixtures'],
};

const tag = (kind) => `type:${kind}`;

/** Options of `@nx/enforce-module-boundaries`. Tests and stories may also see fixtures. */
function options(extra) {
  return {
    enforceBuildableLibDependency: false,
    // Commands and journeys start the embedded platform, and stamping reads what the site's build left; a build's
    // configuration is read before any alias exists.
    allow: [
      '@playhouse/gateway',
      '@playhouse/gateway/economy',
      '@playhouse/gateway/lock',
      '@playhouse/gateway/payments',
      '@playhouse/site/**',
      '../../libs/i18n/vite-plugin',
      // Texts are data; parts are tested with them.
      '../../../i18n/catalogues/EN.json',
    ],
    depConstraints: Object.entries(allowed).map(([kind, targets]) => ({
      sourceTag: tag(kind),
      onlyDependOnLibsWithTags: [...targets, ...extra].map(tag),
    })),
  };
}

export const boundaries = options([]);
export const boundariesOfTests = options(['fixtures']);
