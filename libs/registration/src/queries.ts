import type { WpsClient } from '@playhouse/wps';
import { queryOptions } from '@tanstack/react-query';
import { fieldNames } from './logic/fields';
import { joinRules } from './logic/rules';
import type { FieldRules } from './logic/rules';

async function fetchRules(wps: WpsClient, signal: AbortSignal): Promise<FieldRules> {
  const [settings, rules] = await Promise.all([
    wps.call('registration.settings', { signal }),
    wps.call('registration.validationRules', { signal }),
  ]);
  // A field that the settings leave out is not asked for, though a rule for it may exist.
  const shown = fieldNames.map((name) => {
    const setting = settings[name] ?? { enabled: false, required: false };
    return [name, { ...setting, messageKey: rules[name]?.messageKey || undefined }] as const;
  });
  return joinRules(rules, Object.fromEntries(shown));
}

/** The fields of the form and the rule of each (REG-04, REG-14). */
export function registerRulesOptions(wps: WpsClient) {
  return queryOptions({
    queryKey: ['registration', 'rules'],
    queryFn: ({ signal }) => fetchRules(wps, signal),
    staleTime: 5 * 60_000,
  });
}

/** Whether an invitation code is good on this domain (REG-12). */
export function affiliateOptions(wps: WpsClient, code: string | undefined, domain: string) {
  return queryOptions({
    queryKey: ['registration', 'affiliate', code, domain],
    queryFn: async ({ signal }) => {
      const query = { code: code ?? '', domain };
      const answer = await wps.call('registration.affiliateCheck', { query, signal });
      return answer.success;
    },
    enabled: code !== undefined,
    staleTime: Infinity,
    meta: { silent: true },
  });
}

/** Announcements beside the form (REG-07): a visitor's, so the token is empty. */
export function registerAnnouncementsOptions(
  wps: WpsClient,
  merchantCode: string,
  language: string,
) {
  return queryOptions({
    queryKey: ['registration', 'announcements', merchantCode, language],
    queryFn: ({ signal }) =>
      wps.call('content.registerAnnouncements', {
        query: {
          types: 'B',
          groupName: 'm_reg',
          platform: 'M',
          merchantCode,
          token: '',
          language,
        },
        signal,
      }),
    meta: { silent: true },
  });
}
