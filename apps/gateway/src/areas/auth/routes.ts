import { captchaRoutes } from './captcha';
import { passwordRoutes } from './password';
import { sessionRoutes } from './session';
import { verificationRoutes } from './verificationCodes';

export const authRoutes = [
  ...captchaRoutes,
  ...passwordRoutes,
  ...sessionRoutes,
  ...verificationRoutes,
];
