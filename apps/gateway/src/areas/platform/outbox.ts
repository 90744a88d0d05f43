import type { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { developmentNotice } from '../../call/developmentNotice';
import { peekCaptcha } from '../../model/auth/captcha/captchas';
import type { Services } from '../../model/platform/services';
import { readOutbox } from '../../model/platform/delivery/outbox';
import { makeJourneyMember } from '../../seed/journeyMember';
import { outboxPage } from './outboxPage';

/** The outbox, and what journeys need: the digits of a browser's captcha, members of their own. Development only. */
export function registerOutbox(app: Hono, services: Services): void {
  if (services.production) return;
  app.get('/outbox', async (hono) => {
    hono.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'");
    return hono.html(outboxPage(await readOutbox(services, undefined), developmentNotice(hono)));
  });
  app.get('/outbox.json', async (hono) =>
    hono.json(await readOutbox(services, hono.req.query('to'))),
  );
  app.post('/outbox/members', async (hono) => {
    const made = await makeJourneyMember(services, await hono.req.json());
    return hono.json({ made }, made ? 201 : 400);
  });
  app.get('/outbox/captcha.json', async (hono) =>
    hono.json({ digits: (await peekCaptcha(services, getCookie(hono, 'captcha') ?? '')) ?? null }),
  );
}
