import { escapeXml } from '../../../art/draw';
import type { OpenApplication } from '../../../model/promotions/review';
import { decisionForm, row, timeSince, table } from './table';

function line({ application, activity, scope, pictures }: OpenApplication): string {
  const { memberId, activityId, comment, status, createdAt } = application;
  const address = `/desk/applications/${memberId}/${activityId}`;
  const shown = Array.from({ length: pictures }, (_, at) => {
    const source = escapeXml(`${address}/${at}`);
    return `<a href="${source}"><img src="${source}" alt="Picture ${at + 1} of #${memberId}" height="96"></a>`;
  });
  return row([
    escapeXml(activity.title.EN),
    escapeXml(scope.config.name),
    `#${memberId}`,
    escapeXml(comment),
    shown.join(' ') || 'None',
    escapeXml(status),
    timeSince(createdAt),
    decisionForm(address, `#${memberId}`, status === 'applying'),
  ]);
}

/** Applications for activities that wait for somebody to look at them. */
export const applicationTable = (open: readonly OpenApplication[]): string =>
  table(
    ['Activity', 'Merchant', 'Member', 'Comment', 'Pictures', 'Status', 'Since', ''],
    open.map(line),
  );
