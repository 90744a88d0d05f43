import { isDeepStrictEqual } from 'node:util';
import { walletCalls } from '@playhouse/wps';
import type { Gateway } from '../../app/createGateway';
import { askGateway } from '../platform';
import type { Told } from './acts';
import type { End } from './judgeBooks';
import type { Task } from './Scheduler';

/** An act that moves money, with all that its copies were told. */
export interface Copies {
  readonly act: End['act'];
  readonly tasks: readonly Task[];
  /** Those that asked for its end, or gave it up. */
  readonly followUps: readonly Task[];
}

/** Answers that say nothing of an intent: it was not judged. */
const passing = ['requests.tooMany', 'intent.conflict'];
/** Answers that show what has become of a game instead of the intent's own answer. */
const shown = ['lottery', 'sports'];

async function askFor(
  gateway: Gateway,
  { intent: { player, key } }: End['act'],
): Promise<End['state'] | Omit<End, 'act'>> {
  const { token } = player;
  const { success, value, code } = await askGateway(gateway, walletCalls.intent, {
    token,
    query: { key },
  });
  return success ? (value as Omit<End, 'act'>) : `${code ?? ''} instead of an end`;
}

/** Holds one answer against how the intent ended. */
function judgeTold({ act, ...end }: End, name: string, told: Told): string[] {
  const { success, code = '', value, status } = told;
  if (status >= 500 || passing.includes(code)) return [];
  if (!success)
    return end.state === 'refused' && end.code === code
      ? []
      : [`${name} was refused by ${code}, and is ${end.state} ${end.code ?? ''}`];
  if (end.state !== 'committed') return [`${name} was told done, and is ${end.state}`];
  const isSame = shown.includes(act.kind) || isDeepStrictEqual(value, end.answer);
  return isSame
    ? []
    : [`${name} was told ${JSON.stringify(value)}, kept is ${JSON.stringify(end.answer)}`];
}

/** An end that was told stays as it is; that there is none is said once nothing can come any more. */
function judgeFollowUps({ act: _act, ...end }: End, { tasks, followUps }: Copies): string[] {
  return followUps.flatMap(({ name, told }) => {
    if (told?.success !== true) return [];
    const { state } = told.value as { state: string };
    if (state === 'unknown' && tasks.length > 1) return [];
    return isDeepStrictEqual(told.value, end)
      ? []
      : [`${name} was told ${JSON.stringify(told.value)}, and the end is ${JSON.stringify(end)}`];
  });
}

/** How an intent ended by the word of each gateway; what has no end is asked for again. */
async function findEnd(
  gateways: readonly Gateway[],
  copies: Copies,
  findings: string[],
): Promise<End> {
  const { act, tasks } = copies;
  const ask = async () => {
    const ends = await Promise.all(gateways.map((gateway) => askFor(gateway, act)));
    const [first] = ends;
    if (ends.some((end) => !isDeepStrictEqual(end, first)))
      findings.push(`${act.name} ends in two ways: ${JSON.stringify(ends)}`);
    return typeof first === 'object' ? { act, ...first } : { act, state: first ?? 'nowhere' };
  };
  const before = await ask();
  const told = tasks.flatMap((task) => (task.told ? [{ name: task.name, told: task.told }] : []));
  for (const each of told) findings.push(...judgeTold(before, each.name, each.told));
  findings.push(...judgeFollowUps(before, copies));
  const [gateway] = gateways;
  if (gateway === undefined) return before;
  const again = await act.send(gateway);
  const after = await ask();
  findings.push(...judgeTold(after, `${act.name} again`, again));
  if (again.status >= 500) findings.push(`${act.name} again fails`);
  if (before.state !== 'unknown' && !isDeepStrictEqual(before, after))
    findings.push(`${act.name} was ${before.state}, and then ${after.state}`);
  return after;
}

/** Holds all that was told against the one end that each intent has. */
export async function judgeEnds(
  gateways: readonly Gateway[],
  all: readonly Copies[],
  findings: string[],
): Promise<End[]> {
  const ends: End[] = [];
  for (const copies of all) ends.push(await findEnd(gateways, copies, findings));
  return ends;
}
