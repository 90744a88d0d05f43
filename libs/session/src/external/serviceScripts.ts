interface ScriptUrlRules {
  createScriptURL(input: string): string;
}

interface PolicyFactory {
  readonly defaultPolicy: unknown;
  createPolicy(name: 'default', rules: ScriptUrlRules): unknown;
}

/** Where Firebase has its helpers: Google's frames for the provider's window, reCAPTCHA for codes. */
const helpers = ['apis.google.com/', 'www.google.com/recaptcha/', 'www.gstatic.com/recaptcha/'];

/**
 * Lets Firebase load its helpers. It knows no Trusted Types, so a page that enforces them needs a policy
 * of last resort; this one knows the helpers' addresses and refuses every other. Whether the page may
 * have the policy at all is written in the policy of the merchant's site.
 */
export function allowServiceScripts(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  if (trustedTypes === undefined || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', {
    createScriptURL(input) {
      if (helpers.some((place) => input.startsWith(`https://${place}`))) return input;
      throw new TypeError('only helpers of the external login service may be loaded');
    },
  });
}
