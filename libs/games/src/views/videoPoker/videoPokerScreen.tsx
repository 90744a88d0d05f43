/** @jsxImportSource preact */
import type { VideoPokerAction, VideoPokerView } from '../../rules/videoPoker/createVideoPoker';
import type { VideoPokerVariant } from '../../rules/videoPoker/variants';
import { useUi } from '../frame/Ui';
import type { GameScreen, RulesProps } from '../gameScreen';
import { PayTable } from '../parts/PayTable';
import { listHandRows } from './videoPokerHands';
import { VideoPokerTable } from './VideoPokerTable';

function VideoPokerRules({ variant }: RulesProps<VideoPokerVariant>) {
  const { say } = useUi();
  return (
    <>
      <p>{say('videoPoker.rules')}</p>
      {variant.deucesWild && <p>{say('videoPoker.wild')}</p>}
      <PayTable title={say('videoPoker.hands')} rows={listHandRows(variant, say)} />
    </>
  );
}

export const videoPokerScreen: GameScreen<VideoPokerVariant, VideoPokerAction, VideoPokerView> = {
  words: 'videoPoker',
  Table: VideoPokerTable,
  Rules: VideoPokerRules,
  revealMs: () => 1300,
};
