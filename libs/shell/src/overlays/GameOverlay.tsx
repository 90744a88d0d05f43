import { GameSheet } from '@playhouse/lobby';
import type { OverlayProps } from './OverlayHost';

/** The sheet of a game, over any screen. */
export function GameOverlay({ open, onClose, overlay }: OverlayProps) {
  if (overlay.kind !== 'game') return null;
  return <GameSheet open={open} onClose={onClose} game={overlay.game} />;
}
