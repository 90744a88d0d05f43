import { defineMessage, defineMessages } from 'react-intl';

const plainHomeMessages = defineMessages({
  heroTitle: {
    id: 'shell.hero.title',
    defaultMessage: 'Your next win starts here',
    description: 'Headline of the banner that is shown until the merchant’s own banners arrive',
  },
  heroPlay: {
    id: 'shell.hero.play',
    defaultMessage: 'Explore games',
    description: 'Button on the first banner that leads to the game lobby',
  },
  banners: {
    id: 'shell.banner.label',
    defaultMessage: 'Promotions',
    description: 'Name of the banner carousel for screen readers',
  },
  noAnnouncement: {
    id: 'shell.marquee.empty',
    defaultMessage: 'No announcements at the moment',
    description: 'Shown in the marquee when the platform announces nothing',
  },
  announcements: {
    id: 'shell.marquee.label',
    defaultMessage: 'Announcements',
    description: 'Name of the marquee for screen readers; it leads to the list of announcements',
  },
  appText: {
    id: 'shell.strip.text',
    defaultMessage: 'Faster, full screen, one tap away',
    description: 'Line of the strip on home that offers the app',
  },
  download: {
    id: 'shell.download.button',
    defaultMessage: 'Download',
    description: 'Button that opens the choice of downloads',
  },
  categories: {
    id: 'shell.categories.title',
    defaultMessage: 'Games',
    description: 'Heading of the game categories on home, for screen readers',
  },
  blockFailed: {
    id: 'shell.block.failed',
    defaultMessage: 'This part could not be shown.',
    description: 'In place of one block of home that failed; the others go on',
  },
});

/** Texts of the home screen. */
export const homeMessages = {
  ...plainHomeMessages,
  banner: defineMessage<{ number: number }>({
    id: 'shell.banner.untitled',
    defaultMessage: 'Promotion {number}',
    description: 'Spoken name of a banner that has no title',
  }),
  appTitle: defineMessage<{ name: string }>({
    id: 'shell.strip.title',
    defaultMessage: '{name} as an app',
    description: 'Heading of the strip on home that offers the app; name is the site’s short name',
  }),
  joined: defineMessage<{ day: number }>({
    id: 'shell.info.joined',
    defaultMessage: 'With us for {day, plural, =1 {1 day} other {{day} days}}',
    description: 'Line of the member’s card: the running day of the membership, from 1',
  }),
};
