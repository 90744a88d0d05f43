import { systemCalls } from '@playhouse/wps';
import { textIn } from '../../base/texts';
import { answer } from '../../call/route';
import { encryptLink } from './encryptLink';

export const systemRoutes = [
  answer(systemCalls.systemStatus, ({ services, scope }) => {
    const { maintenance, regionRestriction } = scope.config;
    const own = (maintenance.active ? 1 : 0) | (regionRestriction.active ? 2 : 0);
    const status = services.status | own;
    return {
      status,
      maintenanceEnd: maintenance.until ?? null,
      contactUrl: regionRestriction.contact ?? null,
    };
  }),
  answer(systemCalls.systemWhitelabel, ({ scope }) => {
    const { $schema: _schema, ...config } = scope.config;
    return config;
  }),
  answer(systemCalls.systemTemplate, ({ scope }) => scope.config.mobileTemplate),
  answer(systemCalls.customerService, ({ scope, language }) => {
    const { config } = scope;
    const host = `https://service.${config.code}.example`;
    const own = config.customerService.map(({ title, path }) => ({
      type: 'CS' as const,
      title,
      path,
    }));
    const chat = [
      {
        type: 'CS' as const,
        title: textIn(language, 'service.chat'),
        path: encryptLink(`${host}/chat`),
      },
      {
        type: 'CS' as const,
        title: textIn(language, 'service.vip'),
        path: encryptLink(`${host}/vip`),
      },
    ];
    const social = config.resources.flatMap(({ resourceType, url, labelNameEn, labelNames }) => {
      const type = resourceType.startsWith('TELEGRAM')
        ? ('TELEGRAM' as const)
        : ('FACEBOOK' as const);
      const wanted = /^(TELEGRAM|FACEBOOK)/.test(resourceType);
      const title = labelNames?.[language] ?? labelNameEn ?? type;
      return wanted ? [{ type, title, path: encryptLink(url) }] : [];
    });
    const types: readonly string[] = config.contactTypes;
    return [...(own.length > 0 ? own : chat), ...social].filter(({ type }) => types.includes(type));
  }),
  answer(systemCalls.resources, ({ scope }) =>
    scope.config.resources.map(({ resourceType, url, labelNameEn }) => ({
      resourceType,
      url,
      labelNameEn,
    })),
  ),
  answer(systemCalls.launchChat, ({ scope, language }) => ({
    url: `https://service.${scope.config.code}.example/chat?lang=${language}`,
  })),
];
