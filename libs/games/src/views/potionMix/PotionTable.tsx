/** @jsxImportSource preact */
import type { PotionAction, PotionView } from '../../rules/potionMix/createPotionMix';
import type { PotionVariant } from '../../rules/potionMix/potionVariants';
import { useUi } from '../frame/Ui';
import type { TableProps } from '../gameScreen';
import { Banner } from '../parts/Banner';
import { formatTimes } from '../parts/PrizeTable';
import { Picture } from '../parts/pictures';
import { StakePanel } from '../parts/StakePanel';
import { Cauldron } from './Cauldron';
import styles from './PotionTable.module.css';

interface RecipesProps {
  readonly variant: PotionVariant;
  /** The recipe that the mix made. */
  readonly made: number | undefined;
}

/** The book of recipes with their prizes. */
function Recipes({ variant, made }: RecipesProps) {
  const { say } = useUi();
  return (
    <ul className={styles.recipes} aria-label={say('potionMix.recipes')}>
      {variant.recipes.map(({ ingredients, prize }, at) => (
        <li
          key={at}
          data-made={at === made}
          aria-label={`${ingredients.map((each) => say(`potionMix.${each}`)).join(', ')}: ${formatTimes(prize)}`}
        >
          {ingredients.map((ingredient, place) => (
            <Picture key={place} name={ingredient} />
          ))}
          <b>{formatTimes(prize)}</b>
        </li>
      ))}
    </ul>
  );
}

interface MixProps {
  readonly mix: readonly string[];
  readonly round: number;
  readonly isTurning: boolean;
}

/** Three reels of ingredients over the cauldron. */
function Mix({ mix, round, isTurning }: MixProps) {
  const { say } = useUi();
  return (
    <div className={styles.reels} data-turning={isTurning}>
      {mix.map((ingredient, reel) => (
        <span
          key={`${round} ${String(isTurning)} ${reel}`}
          data-reel={reel}
          role="img"
          aria-label={isTurning ? say('potionMix.turning') : say(`potionMix.${ingredient}`)}
        >
          <Picture name={ingredient} />
        </span>
      ))}
    </div>
  );
}

/** Three reels whose ingredients fall into a cauldron. */
export function PotionTable(props: TableProps<PotionVariant, PotionAction, PotionView>) {
  const { variant, view, phase, round, open } = props;
  const { say, play } = useUi();
  const told = view !== undefined && phase !== 'busy';
  const made = told ? view.recipe : undefined;
  const tell = () => {
    if (!told) return phase === 'busy' ? '' : say('potionMix.start');
    if (made === undefined) return say('potionMix.nothing');
    return say('potionMix.made', { times: formatTimes(view.prize) });
  };
  const resting = variant.recipes[0]?.ingredients ?? [];
  return (
    <>
      <Banner>{tell()}</Banner>
      <div className={styles.kitchen}>
        <Mix
          mix={view?.mix ?? resting}
          round={round}
          isTurning={phase === 'busy' && view === undefined}
        />
        <Cauldron isBubbling={phase === 'busy'} isMade={made !== undefined} />
      </div>
      <Recipes variant={variant} made={made} />
      <StakePanel
        label={say('potionMix.mix')}
        disabled={phase !== 'ready'}
        onPlay={(stake) => {
          play('turn');
          open({ type: 'mix' }, stake);
        }}
      />
    </>
  );
}
