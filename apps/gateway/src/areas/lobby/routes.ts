import { lobbyCalls } from '@playhouse/wps';
import { answer, answerMember } from '../../call/route';
import { winnerBoard } from './winnerBoard';
import { gameFacts } from './gameFacts';
import { gameIndex, gameList, hotGames } from './gameList';
import { launchGame } from './launch';
import { addFavourite, favouriteList, removeFavourite } from './favourites';
import { addRecent, recentList } from './recents';
import { hotMatches } from './matches';
import { allVassalages, gameMenus, vassalGameTypes, vendorConfig } from './vendors';

export const lobbyRoutes = [
  answer(lobbyCalls.gameList, gameList),
  answer(lobbyCalls.hotGames, hotGames),
  answer(lobbyCalls.gameIndex, gameIndex),
  answer(lobbyCalls.gameFacts, gameFacts),
  answerMember(lobbyCalls.favouriteList, favouriteList),
  answerMember(lobbyCalls.addFavourite, addFavourite),
  answerMember(lobbyCalls.removeFavourite, removeFavourite),
  answerMember(lobbyCalls.addRecent, addRecent),
  answerMember(lobbyCalls.recentList, recentList),
  answerMember(lobbyCalls.launchGame, launchGame),
  answer(lobbyCalls.vendorConfig, vendorConfig),
  answer(lobbyCalls.vassalGameTypes, vassalGameTypes),
  answer(lobbyCalls.allVassalages, allVassalages),
  answer(lobbyCalls.gameMenus, gameMenus),
  answer(lobbyCalls.hotMatches, hotMatches),
  answer(lobbyCalls.winnerBoard, winnerBoard),
];
