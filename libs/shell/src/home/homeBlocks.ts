import { Jackpot } from '@playhouse/jackpot';
import type { HomeBlockName } from '@playhouse/whitelabel';
import type { ComponentType } from 'react';
import { BannerBlock } from './blocks/BannerBlock';
import { InfoBlock } from './blocks/InfoBlock';
import { HotMatchesBlock, PopularGamesBlock, WinnersBlock } from './blocks/LobbyBlocks';
import { MarqueeBlock } from './blocks/MarqueeBlock';
import { NoticeStripBlock } from './blocks/NoticeStripBlock';

/** The component for each name of a merchant's `homeBlocks`. */
export const homeBlocks: Record<HomeBlockName, ComponentType> = {
  infoCard: InfoBlock,
  banner: BannerBlock,
  hotMatches: HotMatchesBlock,
  marquee: MarqueeBlock,
  noticeStrip: NoticeStripBlock,
  jackpot: Jackpot,
  popularGames: PopularGamesBlock,
  winners: WinnersBlock,
};
