import { defineMessage, defineMessages } from 'react-intl';

export const deviceMessages = defineMessages({
  title: {
    id: 'member.devices.title',
    defaultMessage: 'Your devices',
    description: 'Heading of the screen that lists where a member is logged in',
  },
  intro: {
    id: 'member.devices.intro',
    defaultMessage:
      'You are logged in here. If you do not know a device, sign it out and change your password.',
    description: 'Above the list of devices',
  },
  alone: {
    id: 'member.devices.alone',
    defaultMessage: 'You are not logged in anywhere else.',
    description: 'Below the list, when the device in use is the only one',
  },
  current: {
    id: 'member.devices.current',
    defaultMessage: 'This device',
    description: 'Badge on the device in use',
  },
  unknown: {
    id: 'member.devices.unknown',
    defaultMessage: 'Unknown device',
    description: 'In place of the names of browser and system where neither is known',
  },
  end: {
    id: 'member.devices.end',
    defaultMessage: 'Sign out',
    description: 'Button that signs one of the other devices out',
  },
  endText: {
    id: 'member.devices.end.text',
    defaultMessage: 'Whoever uses it has to log in again.',
    description: 'Below the question before other devices are signed out',
  },
  ended: {
    id: 'member.devices.ended',
    defaultMessage: 'Device signed out',
    description: 'Short message after one of the other devices was signed out',
  },
  endOthers: {
    id: 'member.devices.endOthers',
    defaultMessage: 'Sign out all other devices',
    description: 'Button that signs all devices out but the one in use',
  },
  endOthersTitle: {
    id: 'member.devices.endOthers.title',
    defaultMessage: 'Sign out all other devices?',
    description: 'Question before all other devices are signed out',
  },
  othersEnded: {
    id: 'member.devices.othersEnded',
    defaultMessage: 'All other devices are signed out',
    description: 'Short message after all other devices were signed out',
  },
});

export const openedMessage = defineMessage<{ time: string }>({
  id: 'member.devices.opened',
  defaultMessage: 'Logged in: {time}',
  description: 'When a device was logged in',
});

export const usedMessage = defineMessage<{ time: string }>({
  id: 'member.devices.used',
  defaultMessage: 'Last used: {time}',
  description: 'When a device last asked for something',
});

export const addressMessage = defineMessage<{ address: string }>({
  id: 'member.devices.address',
  defaultMessage: 'Address: {address}',
  description: 'The beginning of the internet address at which a device was logged in',
});

export const endDeviceLabel = defineMessage<{ device: string }>({
  id: 'member.devices.end.label',
  defaultMessage: 'Sign out {device}',
  description: 'Spoken name of the button that signs a device out',
});

export const endDeviceTitle = defineMessage<{ device: string }>({
  id: 'member.devices.end.title',
  defaultMessage: 'Sign out {device}?',
  description: 'Question before a device is signed out; device is browser and system',
});
