import { startGateway } from '../src/index';
import { benchMerchants } from './ground';

// A gateway with a process of its own: two of them have two cores.
const gateway = await startGateway({
  databaseUrl: process.env['DATABASE_URL'],
  databasePool: 16,
  merchants: benchMerchants,
});
process.send?.(gateway.url);
process.once('disconnect', () => void gateway.close().then(() => process.exit(0)));
