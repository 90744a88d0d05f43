import { defineMessages } from 'react-intl';

/** Texts of the screens on which nothing else can be shown. */
export const errorMessages = defineMessages({
  title: {
    id: 'shell.error.title',
    defaultMessage: 'Something went wrong',
    description: 'Heading of the screen shown when a page failed',
  },
  text: {
    id: 'shell.error.text',
    defaultMessage: 'This page could not be shown. Try again, or go back to the home screen.',
    description: 'Text of the screen shown when a page failed',
  },
  partly: {
    id: 'shell.error.partly',
    defaultMessage: 'Part of this page did not arrive.',
    description: 'Beside a page that shows content but whose program could not be loaded',
  },
  scriptless: {
    id: 'shell.error.scriptless',
    defaultMessage: 'This page needs JavaScript, which is switched off in your browser.',
    description: 'Text of a screen that cannot be shown to a browser without JavaScript',
  },
  offlineTitle: {
    id: 'shell.error.offlineTitle',
    defaultMessage: 'No internet connection',
    description: 'Heading of the screen shown when a page could not be fetched without internet',
  },
  offlineText: {
    id: 'shell.error.offlineText',
    defaultMessage: 'This page opens by itself as soon as the connection is back.',
    description: 'Text of the screen shown when a page could not be fetched without internet',
  },
  home: {
    id: 'shell.error.home',
    defaultMessage: 'To the home screen',
    description: 'Link on error and not-found screens',
  },
  missingTitle: {
    id: 'shell.notFound.title',
    defaultMessage: 'We cannot find that page',
    description: 'Heading of the not-found screen',
  },
  missingText: {
    id: 'shell.notFound.text',
    defaultMessage: 'The address may be old or mistyped. Everything else is still in its place.',
    description: 'Text of the not-found screen',
  },
  missingGames: {
    id: 'shell.notFound.games',
    defaultMessage: 'See all games',
    description: 'Second link on the not-found screen',
  },
});
