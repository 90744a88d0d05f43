import { WpsError } from './errors';

/** The body could not be encrypted: no key in the config, or a page that is not secure. */
export class EncryptionError extends WpsError {
  readonly kind = 'encryption';
}
