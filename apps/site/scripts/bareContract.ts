import type { Plugin } from 'vite';

const contract = /\/libs\/wps\/src\/contract\/\w+\.ts$/;
const summary = /^\s*summary: (?:'[^'\n]*'|"[^"\n]*"),$/gm;
const errors = /^\s*errors: \[[\w.,\s]*\],$/gm;

/**
 * Leaves out what only the gateway and the OpenAPI document read of a call, its summary and the refusals that it may
 * give: every visitor would fetch them.
 */
export function bareContract(): Plugin {
  return {
    name: 'playhouse:bare-contract',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) =>
      contract.test(id)
        ? { code: code.replace(summary, '').replace(errors, ''), map: null }
        : undefined,
  };
}
