import { createGateway } from '../src/app/createGateway';
import { readOptions } from '../src/app/environment';
import { settleDay, settleUpToNow } from '../src/model/agent/settleDays';
import { asCommand } from './asCommand';

/**
 * Settles agents by hand: `npm run settle` every day that is over, `npm run settle -- 2026-11-21` one day of every
 * merchant. What was settled and paid before is not paid again.
 */
await asCommand(async () => {
  const [day] = process.argv.slice(2);
  if (day !== undefined && !/^\d{4}-\d{2}-\d{2}$/.test(day)) throw new Error(`${day} is no day`);
  const { services, close } = await createGateway(readOptions(process.env));
  try {
    if (day === undefined) await settleUpToNow(services);
    else
      for (const scope of services.scopes.values())
        if (!scope.trial) await settleDay(services, scope, day);
  } finally {
    await close();
  }
});
