import { installDependencies, requireNode, run, runTypeScript } from './prepare.mjs';

requireNode();
installDependencies();
if (!process.argv.includes('--accept')) run('npx', ['--no-install', 'nx', 'build', 'storybook']);
await runTypeScript('tools/visual/src/visual.ts');
