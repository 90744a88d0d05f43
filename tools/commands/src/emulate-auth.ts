import { onShutdown } from '@playhouse/gateway';
import { startAuthEmulator } from './auth-emulator';

const emulator = await startAuthEmulator(9099);
console.log(`
  The Firebase Auth emulator is ready

  Address     ${emulator.url}
  SMS codes   ${emulator.url}/emulator/v1/projects/demo-playhouse/verificationCodes

  A merchant uses it with "externalLogin" in its whitelabel.json; npm start -- <code> --external-login
  serves a copy of a merchant that has it. Stop with Ctrl+C.
`);

onShutdown(() => emulator.close());
