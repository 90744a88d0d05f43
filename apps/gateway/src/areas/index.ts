import type { Route } from '../server/route';
import { agentRoutes } from './agent/routes';
import { captchaRoutes } from './captcha/routes';
import { contentRoutes } from './content/routes';
import { contractRoutes } from './contracts/routes';
import { feedbackRoutes } from './feedback/routes';
import { inboxRoutes } from './inbox/routes';
import { lobbyRoutes } from './lobby/routes';
import { lotteryRoutes } from './lottery/routes';
import { memberRoutes } from './member/routes';
import { passwordRoutes } from './password/routes';
import { promotionRoutes } from './promotions/routes';
import { registrationRoutes } from './registration/routes';
import { securityRoutes } from './security/routes';
import { sessionRoutes } from './session/routes';
import { systemRoutes } from './system/routes';
import { verificationRoutes } from './verification/routes';
import { walletRoutes } from './wallet/routes';

/** Every call that this platform answers. */
export const routes: readonly Route[] = [
  ...agentRoutes,
  ...captchaRoutes,
  ...contentRoutes,
  ...contractRoutes,
  ...feedbackRoutes,
  ...inboxRoutes,
  ...lobbyRoutes,
  ...lotteryRoutes,
  ...memberRoutes,
  ...passwordRoutes,
  ...promotionRoutes,
  ...registrationRoutes,
  ...securityRoutes,
  ...sessionRoutes,
  ...systemRoutes,
  ...verificationRoutes,
  ...walletRoutes,
];
