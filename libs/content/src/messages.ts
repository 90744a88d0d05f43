import { defineMessage, defineMessages } from 'react-intl';

/** Texts of announcements, help, customer service and the screens that close the site. */
export const messages = defineMessages({
  noticeTitle: {
    id: 'content.notice.title',
    defaultMessage: 'Announcements',
    description: 'Heading of the list of announcements',
  },
  noticeEmpty: {
    id: 'content.notice.empty',
    defaultMessage: 'No announcements at the moment',
    description: 'In place of the list when nothing is announced',
  },
  noticeEmptyText: {
    id: 'content.notice.empty.text',
    defaultMessage: 'News and events will appear here.',
    description: 'Second line when nothing is announced',
  },
  unread: {
    id: 'content.notice.new',
    defaultMessage: 'New',
    description: 'Badge beside an announcement that was not read yet',
  },
  helpTitle: {
    id: 'content.help.title',
    defaultMessage: 'Help centre',
    description: 'Heading of the help centre',
  },
  helpText: {
    id: 'content.help.text',
    defaultMessage: 'Answers to the questions we hear most often.',
    description: 'Line under the heading of the help centre',
  },
  helpEmpty: {
    id: 'content.help.empty',
    defaultMessage: 'No help texts yet',
    description: 'In place of the list when there is no help text',
  },
  helpEmptyText: {
    id: 'content.help.empty.text',
    defaultMessage: 'Customer service is happy to answer your question.',
    description: 'Second line when there is no help text',
  },
  helpOpen: {
    id: 'content.help.open',
    defaultMessage: 'Read on its own page',
    description: 'Link from an opened help text to its own screen',
  },
  helpAll: {
    id: 'content.help.all',
    defaultMessage: 'All help topics',
    description: 'Link from one help text back to the list',
  },
  helpContact: {
    id: 'content.help.contact',
    defaultMessage: 'Still have a question?',
    description: 'Heading of the way from the help centre to customer service',
  },
  serviceTitle: {
    id: 'content.service.title',
    defaultMessage: 'Customer service',
    description: 'Heading of the customer service screen and sheet',
  },
  serviceText: {
    id: 'content.service.text',
    defaultMessage: 'We are here day and night. Choose how you want to reach us.',
    description: 'Line under the heading of customer service',
  },
  serviceEmpty: {
    id: 'content.service.empty',
    defaultMessage: 'No contact is available right now',
    description: 'When neither the platform nor the merchant names a contact',
  },
  serviceEmptyText: {
    id: 'content.service.empty.text',
    defaultMessage: 'Please try again in a little while.',
    description: 'Second line when there is no contact',
  },
});

const plainClosedMessages = defineMessages({
  maintenanceTitle: {
    id: 'content.maintenance.title',
    defaultMessage: 'We are improving the site',
    description: 'Heading of the maintenance screen',
  },
  maintenanceText: {
    id: 'content.maintenance.text',
    defaultMessage: 'The platform is under maintenance. Your balance is safe and waits for you.',
    description: 'Text of the maintenance screen',
  },
  check: {
    id: 'content.maintenance.check',
    defaultMessage: 'Check again',
    description: 'Button that asks whether the maintenance is over',
  },
  restrictedTitle: {
    id: 'content.restricted.title',
    defaultMessage: 'Not available where you are',
    description: 'Heading of the screen for a restricted region',
  },
  restrictedText: {
    id: 'content.restricted.text',
    defaultMessage:
      'The law or our licence does not let us offer our games in your region. If you think this is a mistake, please contact us.',
    description: 'Text of the screen for a restricted region',
  },
  blockedTitle: {
    id: 'content.blocked.title',
    defaultMessage: 'Access from this network is blocked',
    description: 'Heading of the screen for a blocked IP address',
  },
  blockedText: {
    id: 'content.blocked.text',
    defaultMessage:
      'Your IP address is not allowed to use this site. Switch off a VPN if you use one, or contact us.',
    description: 'Text of the screen for a blocked IP address',
  },
  contact: {
    id: 'content.closed.contact',
    defaultMessage: 'Contact us',
    description: 'Link on the screens for restricted regions and blocked addresses',
  },
});

/** Texts of the screens shown while the site is closed to a player. */
export const closedMessages = {
  ...plainClosedMessages,
  maintenanceUntil: defineMessage<{ time: string }>({
    id: 'content.maintenance.until',
    defaultMessage: 'Expected back {time}',
    description: 'When the maintenance is expected to end',
  }),
};

const plainDownloadMessages = defineMessages({
  text: {
    id: 'content.download.text',
    defaultMessage: 'Opens faster, fills the screen and is one tap away.',
    description: 'Line under the heading of the download screen and popup',
  },
  android: {
    id: 'content.download.android',
    defaultMessage: 'Android app',
    description: 'Download choice',
  },
  ios: {
    id: 'content.download.ios',
    defaultMessage: 'iPhone app',
    description: 'Download choice',
  },
  profile: {
    id: 'content.download.profile',
    defaultMessage: 'iPhone profile',
    description: 'Download choice: a configuration profile that puts the site on the home screen',
  },
  none: {
    id: 'content.download.none',
    defaultMessage: 'No download is available yet',
    description: 'When the merchant has configured no download link',
  },
  noneText: {
    id: 'content.download.none.text',
    defaultMessage: 'The site works just as well in your browser.',
    description: 'Second line when there is no download link',
  },
  scan: {
    id: 'content.download.scan',
    defaultMessage: 'Scan with your phone',
    description: 'Caption of the QR code that leads to the site',
  },
  guideTitle: {
    id: 'content.guide.title',
    defaultMessage: 'Put it on your home screen',
    description: 'Heading of the guide for iPhones',
  },
  guideShare: {
    id: 'content.guide.share',
    defaultMessage: 'Tap Share in Safari’s bar',
    description: 'First step of adding the site to an iPhone’s home screen',
  },
  guideAdd: {
    id: 'content.guide.add',
    defaultMessage: 'Choose “Add to Home Screen”',
    description: 'Second step of adding the site to an iPhone’s home screen',
  },
  guideLegacy: {
    id: 'content.guide.legacy',
    defaultMessage:
      'Older iPhone: tap the Share button at the bottom, swipe the lower row to the left and choose “Add to Home Screen”.',
    description: 'Tip for iOS 11 and iOS 12 below 12.2',
  },
  guideUnsupported: {
    id: 'content.guide.unsupported',
    defaultMessage: 'The app needs iOS 12.4 or later. The home screen works on yours too.',
    description: 'Told to players with an older iOS',
  },
  guideManual: {
    id: 'content.guide.manual',
    defaultMessage:
      'On iOS 17 and later, open Settings, tap “Profile Downloaded” and choose Install.',
    description: 'How a profile is installed by hand on iOS 17 and later',
  },
  guideProfile: {
    id: 'content.guide.profile',
    defaultMessage: 'Download profile',
    description: 'Button that downloads the configuration profile',
  },
  outerTitle: {
    id: 'content.outer.title',
    defaultMessage: 'You are leaving this site',
    description: 'Heading of the screen before an address outside the site',
  },
  outerBadTitle: {
    id: 'content.outer.bad.title',
    defaultMessage: 'This link does not work',
    description: 'Heading when the address outside the site is missing or not safe',
  },
  outerBadText: {
    id: 'content.outer.bad.text',
    defaultMessage: 'The requested address is empty or is not a secure web address.',
    description: 'Text when the address outside the site is missing or not safe',
  },
});

/** Texts of downloads and of leaving the site. */
export const downloadMessages = {
  ...plainDownloadMessages,
  title: defineMessage<{ name: string }>({
    id: 'content.download.title',
    defaultMessage: 'Get the {name} app',
    description: 'Heading of the download screen and popup; name is the site’s short name',
  }),
  outerText: defineMessage<{ host: string }>({
    id: 'content.outer.text',
    defaultMessage: 'The next page belongs to {host}. Never type your password there.',
    description: 'Text of the screen before an address outside the site',
  }),
  outerOpen: defineMessage<{ host: string }>({
    id: 'content.outer.open',
    defaultMessage: 'Open {host}',
    description: 'Link to the address outside the site',
  }),
};
