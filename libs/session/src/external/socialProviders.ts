import type { SocialProvider } from './ExternalLogin';

/** Buttons on offer: by flag, and only once the external login service is ready (LOGIN-06, REG-06). */
export function socialProviders(
  flags: {
    readonly FACEBOOKLOGIN3?: boolean | undefined;
    readonly GOOGLELOGIN3?: boolean | undefined;
  },
  ready: boolean,
): readonly SocialProvider[] {
  const providers: SocialProvider[] = [];
  if (ready && flags.FACEBOOKLOGIN3) providers.push('facebook');
  if (ready && flags.GOOGLELOGIN3) providers.push('google');
  return providers;
}
