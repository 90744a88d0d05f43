interface ScriptUrlPolicy {
  createScriptURL(input: string): string;
}

interface PolicyFactory {
  createPolicy(name: string, rules: ScriptUrlPolicy): ScriptUrlPolicy;
}

/** Under Trusted Types the worker's address must come from a policy; this one knows one address. */
export function trustedScript(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  if (trustedTypes === undefined) return url;
  const createScriptURL = (input: string) => {
    if (input !== url) throw new TypeError('only the service worker may be loaded');
    return input;
  };
  return trustedTypes.createPolicy('playhouse-worker', { createScriptURL }).createScriptURL(url);
}
