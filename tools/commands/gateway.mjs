import { requireNode, runTypeScript } from './prepare.mjs';

requireNode();
await runTypeScript('apps/gateway/src/main.ts');
