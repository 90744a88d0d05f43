import { contentCalls, contractCalls, systemCalls } from '@playhouse/wps';
import type { AnswerOf, WpsClient } from '@playhouse/wps';

export function homeAnnouncements(
  wps: WpsClient,
  language: string,
  signal: AbortSignal,
): Promise<AnswerOf<typeof contentCalls.homeAnnouncements>> {
  return wps.call(contentCalls.homeAnnouncements, {
    query: { types: 'B,PL,PU,H', groupName: 'm_home', platform: 'M', language },
    signal,
  });
}

export function systemStatus(
  wps: WpsClient,
  signal: AbortSignal,
): Promise<AnswerOf<typeof systemCalls.systemStatus>> {
  return wps.call(systemCalls.systemStatus, { signal });
}

export function pendingContracts(
  wps: WpsClient,
  signal: AbortSignal,
): Promise<AnswerOf<typeof contractCalls.pendingContracts>> {
  return wps.call(contractCalls.pendingContracts, { signal });
}
