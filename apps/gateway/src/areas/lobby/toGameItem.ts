import type { GameRow } from '../../db/schema';

/** Address of a game's picture. */
export const gamePicture = (nodeId: string): string => `/art/game/${nodeId}.svg`;

/** A game as lists carry it. */
export function toGameItem(game: GameRow) {
  const art = gamePicture(game.nodeId);
  return {
    nodeId: game.nodeId,
    gameName: game.name,
    nodeName: game.name,
    displayName: game.name,
    vassalage: game.vendor,
    gameType: game.category,
    gameId: game.gameId,
    roomId: game.roomId,
    iconUrl: art,
    showIcon: '1',
    mobileSmallIcon: art,
    mobileLargeIcon: `${art}?size=large`,
    supportPlay: true,
    gameClassifyNew: game.gameType,
  };
}
