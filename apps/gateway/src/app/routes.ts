import type { Route } from '../call/route';
import { agentRoutes } from '../areas/agent/routes';
import { captchaRoutes } from '../areas/captcha/routes';
import { contentRoutes } from '../areas/content/routes';
import { contractRoutes } from '../areas/contracts/routes';
import { feedbackRoutes } from '../areas/feedback/routes';
import { inboxRoutes } from '../areas/inbox/routes';
import { lobbyRoutes } from '../areas/lobby/routes';
import { lotteryRoutes } from '../areas/lottery/routes';
import { memberRoutes } from '../areas/member/routes';
import { passwordRoutes } from '../areas/password/routes';
import { promotionRoutes } from '../areas/promotions/routes';
import { registrationRoutes } from '../areas/registration/routes';
import { securityRoutes } from '../areas/security/routes';
import { sessionRoutes } from '../areas/session/routes';
import { systemRoutes } from '../areas/system/routes';
import { verificationRoutes } from '../areas/verification/routes';
import { walletRoutes } from '../areas/wallet/routes';

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
