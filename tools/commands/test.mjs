import { installDependencies, requireNode, runTypeScript } from './prepare.mjs';

requireNode();
installDependencies();
runTypeScript('test.ts', process.argv.slice(2));
