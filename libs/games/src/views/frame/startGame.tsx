/** @jsxImportSource preact */
import { render } from 'preact';
import type { GameScreen } from '../gameScreen';
import { connect } from './askPlatform';
import './frame.css';
import { GameFrame } from './GameFrame';
import { tellParent } from './parentPage';
import { readBoot } from './readBoot';

/** Puts a game on its page. */
export function startGame<Variant, Action, View>(screen: GameScreen<Variant, Action, View>): void {
  const { root, boot } = readBoot();
  render(<GameFrame boot={boot} platform={connect(boot.token)} screen={screen} />, root);
  tellParent({ type: 'playhouse:ready' });
}
