import { paths } from '@playhouse/navigation';
import { useWps } from '@playhouse/platform';
import { openSession } from '@playhouse/session';
import { localStore, storageKeys } from '@playhouse/storage';
import { toast, toastDurations } from '@playhouse/ui-kit';
import { useMerchant } from '@playhouse/whitelabel';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';

/**
 * Starts the free trial (TRIAL-01): makes an account under the trial merchant code, logs it in, keeps its
 * name (TRIAL-02) and goes home. Its data is `false` when the platform has no trial to give: then the
 * player stays where they are, and is told there.
 */
export function useTrial() {
  const wps = useWps();
  const navigate = useNavigate();
  const { formatMessage } = useIntl();
  const { trialMerchantCode: merchant } = useMerchant();
  return useMutation({
    mutationFn: async (): Promise<boolean> => {
      const text = formatMessage({ id: 'auth.trial.loading' });
      const dismiss = toast.loading(text, { durationMs: toastDurations.untilDone });
      try {
        const account = await wps.call('session.createTrial', { merchant });
        if (account.trial === 0) return false;
        const { username, password } = account;
        const body = { username, password };
        const opened = await wps.call('session.trialLogin', { merchant, body });
        localStore.set(storageKeys.trialName, opened.userName);
        openSession(opened, merchant);
        return true;
      } finally {
        dismiss();
      }
    },
    onSuccess: (started) => {
      if (started) void navigate(paths.home.href());
    },
    meta: { form: true },
  });
}
