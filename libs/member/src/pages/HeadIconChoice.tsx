import { useWps } from '@playhouse/platform';
import { toast } from '@playhouse/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { headIconOptions } from '../queries';
import { useSetHeadIcon } from '../useSetHeadIcon';
import { HeadIconSheet } from '../views/HeadIconSheet';

export interface HeadIconChoiceProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Reads the pictures and changes the member's own (MINE-11). */
export function HeadIconChoice({ open, onClose }: HeadIconChoiceProps) {
  const { formatMessage } = useIntl();
  const { data } = useQuery(headIconOptions(useWps()));
  const change = useSetHeadIcon();
  const choose = (icon: string) =>
    change.mutate(icon, {
      onSuccess: () => {
        toast.success(formatMessage({ id: 'member.icon.changed' }));
        onClose();
      },
    });
  return (
    <HeadIconSheet
      open={open}
      icon={data?.icon}
      choices={data?.choices ?? []}
      onChoose={choose}
      onClose={onClose}
    />
  );
}
