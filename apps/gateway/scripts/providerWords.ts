import { createGateway } from '../src/app/createGateway';
import { readOptions } from '../src/app/environment';
import { creditWord, findOpenWords, refuseWord } from '../src/model/wallet/providerWords';
import { asCommand } from './asCommand';

const most = 1_000;

/**
 * Words of payment providers that wait for a person: `npm run provider-words` lists them, `-- credit <word> <deposit>
 * <amount>` credits one to a deposit, `-- refuse <word> <reason>` closes one that brings nothing.
 */
await asCommand(async () => {
  const [action, word, ...rest] = process.argv.slice(2);
  const { services, close } = await createGateway(readOptions(process.env));
  try {
    const [orderId = '', amount] = rest;
    if (action === 'credit')
      await creditWord(services, Number(word), { orderId, amount: Number(amount) });
    else if (action === 'refuse') await refuseWord(services, Number(word), rest.join(' '));
    else if (action !== undefined) throw new Error(`${action} is neither credit nor refuse`);
    for (const { id, provider, event, verdict, receivedAt } of await findOpenWords(services, most))
      console.log(
        [id, receivedAt.toISOString(), provider, event.orderId, event.outcome].join('  '),
        `${event.amount} ${event.currency}`,
        verdict ?? 'not judged yet',
      );
  } finally {
    await close();
  }
});
