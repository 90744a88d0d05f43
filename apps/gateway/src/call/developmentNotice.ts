import type { Context } from 'hono';
import { isSecure } from './publicOrigin';

/** HTML for the development platform's own pages: by https nobody develops, so others may come as well. */
export const developmentNotice = (hono: Context): string =>
  isSecure(hono)
    ? '<p role="alert"><strong>This is a development platform.</strong> Whoever can open this page reads codes and letters and decides on payments: run it in production before others come.</p>'
    : '';
