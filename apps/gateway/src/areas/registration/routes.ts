import { registrationCalls } from '@playhouse/wps';
import { answer } from '../../call/route';
import { countVisit, findAffiliate } from '../../model/agent/affiliates';
import { listCountries } from './countries';
import { register, registerMobile } from './register';
import { registerSettings, validationRules } from '../../model/registration/registerSettings';

export const registrationRoutes = [
  answer(registrationCalls.register, register),
  answer(registrationCalls.registerMobile, registerMobile),
  answer(registrationCalls.registerSettings, ({ services, scope }) =>
    registerSettings(services, scope),
  ),
  answer(registrationCalls.validationRules, ({ services, scope }) =>
    validationRules(services, scope),
  ),
  answer(registrationCalls.countries, ({ scope }) =>
    listCountries(scope.config.register.dialingCode),
  ),
  answer(registrationCalls.affiliateCheck, async ({ services, scope }, { query }) => {
    const found = await findAffiliate(services.db, scope.code, query.code);
    await countVisit(services, found?.link?.id);
    return { success: found !== undefined };
  }),
];
