import { defineMessage, defineMessages } from 'react-intl';

const plain = defineMessages({
  back: {
    id: 'ui.back',
    defaultMessage: 'Back',
    description: 'Spoken name of a back arrow',
  },
  language: {
    id: 'ui.language',
    defaultMessage: 'Language',
    description: 'Title of the choice of languages, and name of what opens it',
  },
  more: {
    id: 'ui.more',
    defaultMessage: 'Show more',
    description: 'Button below a list that brings older entries',
  },
  showPassword: {
    id: 'ui.password.show',
    defaultMessage: 'Show password',
    description: 'Button inside a password box that makes the password readable',
  },
  hidePassword: {
    id: 'ui.password.hide',
    defaultMessage: 'Hide password',
    description: 'Button inside a password box that masks the password',
  },
  balanceHidden: {
    id: 'ui.balance.hidden',
    defaultMessage: 'Balance hidden',
    description: 'What a screen reader says for the asterisks in place of the balance',
  },
  showBalance: {
    id: 'ui.balance.show',
    defaultMessage: 'Show balance',
    description: 'Spoken name of the eye that uncovers the balance',
  },
  hideBalance: {
    id: 'ui.balance.hide',
    defaultMessage: 'Hide balance',
    description: 'Spoken name of the eye that masks the balance',
  },
  close: {
    id: 'ui.close',
    defaultMessage: 'Close',
    description: 'Button that closes a dialog, a sheet or a bar',
  },
  confirm: {
    id: 'ui.confirm',
    defaultMessage: 'Confirm',
    description: 'Button that agrees to a question',
  },
  cancel: {
    id: 'ui.cancel',
    defaultMessage: 'Cancel',
    description: 'Button that leaves a question without agreeing',
  },
  acknowledge: {
    id: 'ui.acknowledge',
    defaultMessage: 'OK',
    description: 'The only button of a dialog that just tells something',
  },
  retry: {
    id: 'ui.retry',
    defaultMessage: 'Try again',
    description: 'Button that repeats what failed',
  },
  saveQr: {
    id: 'ui.qr.save',
    defaultMessage: 'Save QR code',
    description: 'Button below a QR code that saves it as a picture on the phone that shows it',
  },
  errorTitle: {
    id: 'ui.error.title',
    defaultMessage: 'This couldn’t open',
    description: 'Heading above the reason why something could not be loaded',
  },
  textFailed: {
    id: 'ui.text.failed',
    defaultMessage: 'This text could not be loaded. Check your connection.',
    description: 'In place of a text of the platform when the part that shows it is missing',
  },
  emptyTitle: {
    id: 'ui.empty.title',
    defaultMessage: 'Nothing here yet',
    description: 'Heading of an empty list',
  },
  copied: {
    id: 'ui.copied',
    defaultMessage: 'Copied',
    description: 'Short message after something was copied',
  },
  copyFailed: {
    id: 'ui.copyFailed',
    defaultMessage: 'Could not copy. Press and hold the text to select it.',
    description: 'Short message when the browser refused to copy',
  },
  required: {
    id: 'ui.field.required',
    defaultMessage: 'Please fill this in',
    description: 'Under an empty field',
  },
  loading: {
    id: 'ui.loading',
    defaultMessage: 'Loading',
    description: 'Spoken while something loads',
  },
  search: {
    id: 'ui.search.submit',
    defaultMessage: 'Search',
    description: 'Button that starts a search',
  },
  clearSearch: {
    id: 'ui.search.clear',
    defaultMessage: 'Clear search',
    description: 'Button that empties the search box',
  },
  captchaImage: {
    id: 'ui.captcha.image',
    defaultMessage: 'Verification code. Press for a new one',
    description: 'Spoken name of the captcha picture, which is a button',
  },
  previousSlide: {
    id: 'ui.carousel.previous',
    defaultMessage: 'Previous',
    description: 'Button that shows the previous slide',
  },
  nextSlide: {
    id: 'ui.carousel.next',
    defaultMessage: 'Next',
    description: 'Button that shows the next slide',
  },
  pause: {
    id: 'ui.motion.pause',
    defaultMessage: 'Pause',
    description: 'Button that stops something that moves by itself',
  },
  play: {
    id: 'ui.motion.play',
    defaultMessage: 'Play',
    description: 'Button that lets something move by itself again',
  },
});

/** Words the parts say by themselves. */
export const uiMessages = {
  ...plain,
  reference: defineMessage<{ reference: string }>({
    id: 'ui.error.reference',
    defaultMessage: 'Reference {reference}',
    description: 'A code that the player can quote to customer service',
  }),
  goToSlide: defineMessage<{ number: number }>({
    id: 'ui.carousel.goTo',
    defaultMessage: 'Show slide {number}',
    description: 'Dot below a carousel that shows one slide',
  }),
  slidePosition: defineMessage<{ number: number; total: number }>({
    id: 'ui.carousel.position',
    defaultMessage: '{number} of {total}',
    description: 'Spoken name of one slide',
  }),
};
