import { expect, it } from 'vitest';
import * as face from './index';

it('has a public face of exactly these names', () => {
  expect(Object.keys(face).sort()).toEqual([
    'ContactList',
    'DownloadChoices',
    'MaintenanceView',
    'NoContacts',
    'RestrictedView',
    'ServiceLinkError',
    'contactLabels',
    'contactsOptions',
    'contentScreens',
    'groupContacts',
    'helpOptions',
    'noticesOptions',
    'openServicePath',
    'socialContacts',
    'useContacts',
    'useDownload',
  ]);
});
