/** @jsxImportSource preact */
import type { ComponentType } from 'preact';
import type { PageProps } from '../gamePage';
import type { GameScreen } from '../gameScreen';
import { GameFrame } from './GameFrame';

/** The page of a game by its screen. */
export function createGamePage<Variant, Action, View>(
  screen: GameScreen<Variant, Action, View>,
): ComponentType<PageProps> {
  return function Page(props) {
    return <GameFrame {...props} screen={screen} />;
  };
}
