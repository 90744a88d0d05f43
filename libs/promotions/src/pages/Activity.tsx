import { useMoney } from '@playhouse/i18n';
import { useMove } from '@playhouse/movements';
import { openOverlay, paths, toInAppHref } from '@playhouse/navigation';
import { useRefusal } from '@playhouse/platform';
import { useActualAccount, useLoginGate } from '@playhouse/session';
import { Sheet, toast } from '@playhouse/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { nextStep } from '../logic/activityStatus';
import { encodePicture } from '../logic/pictures';
import { ActivityView } from '../views/ActivityView';
import type { ActivityDetail } from '../views/ActivityView';
import { ApplicationForm } from '../views/ApplicationForm';
import type { ApplicationValues } from '../views/ApplicationForm';

/** One activity, which members of actual accounts can join, apply for or claim (ACT-01, CRED-02). */
export function Activity({ activity }: { readonly activity: ActivityDetail }) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const gate = useLoginGate();
  const actual = useActualAccount();
  const [applying, setApplying] = useState(false);
  const apply = useMove('promotions.applyActivity', { form: true });
  const refusal = useRefusal({}, apply);

  const send = (application: Parameters<typeof apply.mutate>[0]) =>
    apply.mutate(application, {
      onSuccess: ({ status, amount }) => {
        setApplying(false);
        toast.success(
          amount == null
            ? formatMessage({ id: 'promotions.activity.done' }, { status })
            : formatMessage({ id: 'promotions.rewards.taken' }, { amount: money(amount) }),
        );
        if (activity.deposit) void navigate(paths.deposit.href({ promotion: activity.id }));
      },
    });
  const act = () => {
    if (!actual) openOverlay({ kind: 'login', returnTo: `${pathname}${search}` });
    else if (nextStep(activity) === 'form') setApplying(true);
    else send({ id: activity.id });
  };
  const sendForm = async ({ comment, pictures }: ApplicationValues) =>
    send({
      id: activity.id,
      ...(comment === '' ? {} : { comment }),
      ...(pictures.length === 0 ? {} : { images: await Promise.all(pictures.map(encodePicture)) }),
    });
  return (
    <>
      <ActivityView
        activity={activity}
        pending={apply.isPending}
        refusal={applying ? undefined : refusal}
        onAct={() => void gate(act)}
        onNavigate={(path) => void navigate(toInAppHref(path) ?? paths.home.href())}
      />
      <Sheet
        open={applying}
        onClose={() => setApplying(false)}
        title={formatMessage({ id: 'promotions.apply.title' })}
        description={activity.title}
      >
        <ApplicationForm
          needsComment={activity.needsComment}
          maxImages={activity.maxImages}
          pending={apply.isPending}
          refusal={refusal}
          onSubmit={(values) => void sendForm(values)}
        />
      </Sheet>
    </>
  );
}
