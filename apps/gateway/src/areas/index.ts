import type { Route } from '../server/route';
import { captchaRoutes } from './captcha/routes';
import { contentRoutes } from './content/routes';
import { lobbyRoutes } from './lobby/routes';
import { memberRoutes } from './member/routes';
import { sessionRoutes } from './session/routes';
import { systemRoutes } from './system/routes';
import { verificationRoutes } from './verification/routes';
import { walletRoutes } from './wallet/routes';

/** Every call that this platform answers. */
export const routes: readonly Route[] = [
  ...captchaRoutes,
  ...contentRoutes,
  ...lobbyRoutes,
  ...memberRoutes,
  ...sessionRoutes,
  ...systemRoutes,
  ...verificationRoutes,
  ...walletRoutes,
];
