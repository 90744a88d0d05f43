/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import type { FishingAction, FishingView } from '../../rules/fishing/createFishing';
import type { FishingVariant, FishSpecies } from '../../rules/fishing/fishingVariants';
import { useUi } from '../frame/Ui';
import type { TableProps } from '../gameScreen';
import { Banner } from '../parts/Banner';
import { formatTimes } from '../parts/PrizeTable';
import { StakeBar } from '../parts/StakeBar';
import { useStake } from '../parts/useStake';
import { FishPicture } from './fishPictures';
import styles from './FishingTable.module.css';
import type { Swimmer } from './Sea';
import { Sea } from './Sea';

/** The prize of a species, or the least and the greatest of a boss. */
export function formatCatch({ catches }: FishSpecies): string {
  const prizes = catches.map(({ prize }) => prize);
  const [least, most] = [Math.min(...prizes), Math.max(...prizes)];
  return least === most ? formatTimes(least) : `${formatTimes(least)}–${most / 100}`;
}

interface SpeciesProps {
  readonly species: readonly FishSpecies[];
  readonly aim: string;
  readonly disabled: boolean;
  readonly onShoot: (id: string) => void;
}

/** Every species with its prize: a press is a shot. */
function Species({ species, aim, disabled, onShoot }: SpeciesProps) {
  const { say } = useUi();
  return (
    <div className={styles.species} role="group" aria-label={say('fishing.species')}>
      {species.map((each) => (
        <button
          key={each.id}
          type="button"
          aria-label={say('fishing.shoot', {
            fish: say(`fishing.${each.id}`),
            times: formatCatch(each),
          })}
          aria-current={each.id === aim}
          disabled={disabled}
          onClick={() => onShoot(each.id)}
        >
          <FishPicture id={each.id} />
          <b>{formatCatch(each)}</b>
        </button>
      ))}
    </div>
  );
}

/** A sea of fish to shoot at. */
export function FishingTable(props: TableProps<FishingVariant, FishingAction, FishingView>) {
  const { variant, view, phase, round, open } = props;
  const { species } = variant;
  const { say, play } = useUi();
  const stake = useStake();
  const [aim, setAim] = useState<Swimmer>({ id: species[0]?.id ?? '', copy: 0 });
  const disabled = phase !== 'ready';
  const shoot = (fish: Swimmer) => {
    if (disabled) return;
    play('turn');
    setAim(fish);
    open({ fish: fish.id }, stake.stake);
  };
  const tell = () => {
    if (view === undefined) return disabled ? '' : say('fishing.start');
    const fish = say(`fishing.${view.fish}`);
    const times = formatTimes(view.prize);
    return say(view.caught ? 'fishing.caught' : 'fishing.missed', { fish, times });
  };
  return (
    <>
      <Banner>{tell()}</Banner>
      <Sea {...{ species, aim, view, round }} isFiring={disabled} onShoot={shoot} />
      <Species
        {...{ species, disabled }}
        aim={aim.id}
        onShoot={(id) => shoot({ id, copy: id === aim.id ? aim.copy : 0 })}
      />
      <StakeBar
        stake={stake}
        isLocked={disabled}
        label={say('fishing.fire', { fish: say(`fishing.${aim.id}`) })}
        disabled={disabled}
        onPress={() => shoot(aim)}
      />
    </>
  );
}
