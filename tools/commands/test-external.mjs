import { installDependencies, requireNode, runTypeScript } from './prepare.mjs';

requireNode();
installDependencies();
runTypeScript('test-external.ts', process.argv.slice(2));
