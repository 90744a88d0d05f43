import { cpSync } from 'node:fs';
import { basename, join } from 'node:path';
import { workspacePlaces } from '@playhouse/merchants/places';
import { isRenewed } from '@playhouse/merchants/site/renewedFolders';
import type { MerchantCode } from './ports';

/** Copies the built site of a merchant into a folder, without the documents that `npm start` has put beside it. */
export function copySite(code: MerchantCode, out: string): void {
  const filter = (path: string) => !isRenewed(basename(path));
  cpSync(join(workspacePlaces().out, code), join(out, code), { recursive: true, filter });
}
