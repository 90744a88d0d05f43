import type { Route } from '@playwright/test';

/** An answer that the platform never gave. */
export const saying =
  (contentType: string, body: string, status = 200) =>
  (route: Route) =>
    route.fulfill({ status, contentType, body });

/** The platform's own answer, with something done to its text. */
export const spoiling = (spoil: (text: string) => string) => async (route: Route) => {
  const response = await route.fetch({ maxRetries: 2 });
  await route.fulfill({ response, body: spoil(await response.text()) });
};

/** What the platform says to a token that is no longer good. */
export const endOfSession = JSON.stringify({
  success: false,
  code: 'session.ended',
  message: null,
});
