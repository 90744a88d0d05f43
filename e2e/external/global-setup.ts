import { readMerchants, startGateway } from '@playhouse/gateway';
import { stampWithExternalLogin } from '@playhouse/merchants/stamp/stampWithExternalLogin';
import { startPreview } from '@playhouse/merchants/serving/startPreview';
import { gatewayPort, gatewayUrl, sitePort } from '../support/ports';
import { emulatorUrl } from './emulator';

/** Serves a copy of a merchant that has the external login, at the places of the ordinary journeys. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const code = 'amihanda';
  const places = await stampWithExternalLogin({ code, emulatorUrl, folder: 'dist/external' });
  const gateway = await startGateway({
    merchants: readMerchants(places.merchants),
    port: gatewayPort('standard'),
    dataDir: ':memory:',
  });
  const site = await startPreview({ code, port: sitePort(code), gatewayUrl, places });
  return async () => {
    await site.close();
    await gateway.close();
  };
}
