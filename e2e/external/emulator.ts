import { expect } from '../support/test';

/** Where the emulator listens: `npm run test:external` says so. */
export const emulatorUrl = process.env['AUTH_EMULATOR_URL'] ?? 'http://127.0.0.1:9099';

interface SentCode {
  readonly phoneNumber: string;
  readonly code: string;
}

/** Waits for the newest code that the emulator sent to a number in E.164 form. */
export async function codeSentTo(phone: string): Promise<string> {
  let found: SentCode | undefined;
  await expect
    .poll(
      async () => {
        const address = `${emulatorUrl}/emulator/v1/projects/demo-playhouse/verificationCodes`;
        const { verificationCodes } = (await (await fetch(address)).json()) as {
          verificationCodes: readonly SentCode[];
        };
        found = verificationCodes.findLast(({ phoneNumber }) => phoneNumber === phone);
        return found;
      },
      { message: `a code to ${phone}` },
    )
    .toBeDefined();
  return found?.code ?? '';
}
