import { Avatar, BalanceToggle, Badge, HiddenBalance, Icon, IconButton } from '@playhouse/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import styles from './ProfileCard.module.css';

export interface Profile {
  readonly name: string;
  /** Below the name; empty when it says nothing more. */
  readonly account: string;
  /** Addresses of the head icon. */
  readonly icon: readonly string[];
  readonly vipLabel?: string | undefined;
  /** Address of the VIP benefits; without it the label is plain. */
  readonly benefitsHref?: string | undefined;
}

export interface ProfileCardProps {
  /** `undefined` for a visitor. */
  readonly profile: Profile | undefined;
  /** The balance as written; `undefined` while it loads. */
  readonly balance: string | undefined;
  readonly balanceVisible: boolean;
  readonly refreshing: boolean;
  /** The avatar area was pressed: a member changes the picture, a visitor is asked to log in (MINE-02, MINE-11). */
  readonly onAvatar: () => void;
  readonly onToggleBalance: () => void;
  readonly onRefreshBalance: () => void;
}

/** Who is logged in and what they have; for a visitor the way to log in. */
export function ProfileCard(props: ProfileCardProps) {
  const { profile, onAvatar } = props;
  if (!profile) return <VisitorRow onAvatar={onAvatar} />;
  return (
    <>
      <div className={styles.who}>
        <AvatarButton profile={profile} onAvatar={onAvatar} />
        <div className={styles.words}>
          <span className={styles.name}>{profile.name}</span>
          {profile.account && <span className={styles.account}>{profile.account}</span>}
        </div>
        <VipLabel {...profile} />
      </div>
      <BalanceRow {...props} />
    </>
  );
}

function VisitorRow({ onAvatar }: Pick<ProfileCardProps, 'onAvatar'>) {
  return (
    <button type="button" className={styles.visitor} onClick={onAvatar}>
      <Avatar size="l" />
      <span className={styles.words}>
        <span className={styles.name}>
          <FormattedMessage id="member.visitor" />
        </span>
        <span className={styles.account}>
          <FormattedMessage id="member.visitor.text" />
        </span>
      </span>
      <Icon name="chevron-right" />
    </button>
  );
}

interface AvatarButtonProps {
  readonly profile: Profile;
  readonly onAvatar: () => void;
}

function AvatarButton({ profile, onAvatar }: AvatarButtonProps) {
  const { formatMessage } = useIntl();
  return (
    <button
      type="button"
      className={styles.avatar}
      aria-label={formatMessage({ id: 'member.icon.change' })}
      onClick={onAvatar}
    >
      <Avatar size="l" name={profile.name} sources={profile.icon} />
      <span className={styles.pencil}>
        <Icon name="camera" size="s" />
      </span>
    </button>
  );
}

function VipLabel({ vipLabel, benefitsHref }: Profile) {
  const { formatMessage } = useIntl();
  if (!vipLabel) return false;
  const badge = (
    <Badge tone="warning" look="solid">
      <Icon name="crown" size="s" /> <span className={styles.level}>{vipLabel}</span>
    </Badge>
  );
  if (benefitsHref === undefined) return badge;
  return (
    <Link
      to={benefitsHref}
      className={styles.vip}
      aria-label={`${formatMessage({ id: 'screens.benefits' })}: ${vipLabel}`}
    >
      {badge}
    </Link>
  );
}

function BalanceRow(props: ProfileCardProps) {
  const { balance, balanceVisible, refreshing, onToggleBalance, onRefreshBalance } = props;
  const { formatMessage } = useIntl();
  return (
    <div className={styles.balanceRow}>
      <div className={styles.words}>
        <span className={styles.account}>
          <FormattedMessage id="member.balance" />
        </span>
        <span className={styles.balance} aria-live="polite">
          {balanceVisible ? (balance ?? '…') : <HiddenBalance />}
        </span>
      </div>
      <BalanceToggle variant="overlay" visible={balanceVisible} onToggle={onToggleBalance} />
      <IconButton
        icon="refresh"
        variant="overlay"
        label={formatMessage({ id: 'member.balance.refresh' })}
        aria-busy={refreshing || undefined}
        onClick={onRefreshBalance}
      />
    </div>
  );
}
