import { useViewState, useWps } from '@playhouse/platform';
import { Skeleton, StateView, useCopy } from '@playhouse/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { referralOptions } from '../queries';
import { useShare } from '../useShare';
import { ReferralView } from '../views/ReferralView';

/** The member's invitation, on its screen and in its popup alike. */
export function ReferralContent() {
  const state = useViewState(useQuery(referralOptions(useWps())));
  const copy = useCopy();
  const share = useShare();
  return (
    <StateView state={state} skeleton={<Skeleton ratio="1:1" />}>
      {(referral) => (
        <ReferralView
          referral={referral}
          onCopy={(text) => void copy(text)}
          onShare={(link) => void share(link)}
        />
      )}
    </StateView>
  );
}
