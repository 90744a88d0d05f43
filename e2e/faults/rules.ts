/** How often one address may be asked for before it is a storm: a try, two more, and a part that begins anew. */
const mostTries = 6;
/** Letters that say something. */
export const enough = 10;

/** The state of a screen, or of the page that stands in its place. */
export interface Sight {
  /** All that can be read. */
  readonly text: string;
  /** Letters of the screen itself, its heads aside; a form or a game says as much as a sentence. */
  readonly substance: number;
  /** It has not begun, or says that it waits. */
  readonly busy: boolean;
  /** Links and buttons that can be pressed. */
  readonly ways: number;
  readonly retries: number;
  readonly isMember: boolean;
  /** Elements of the page with a handler in their markup. */
  readonly handlers: number;
  /** By how many CSS pixels the page is wider than the phone. */
  readonly wider: number;
}

/** Words of programs, which no player should read. */
const jargon =
  /\bundefined\b|\bNaN\b|\[object |Unexpected token|Invalid Date|Internal Server Error|\bTypeError\b|\bZod|\{"|<\/?[a-z]+>/;

/** A screen in a fault, as it was seen at rest. */
interface ScreenCase {
  readonly sight: Sight;
  readonly address: string;
  /** Where the page stands. */
  readonly pathname: string;
  readonly isAgent: boolean;
  readonly signsOut?: true;
  readonly outlastsPatience?: true;
  /** How often the fault was met. */
  readonly met: number;
  readonly errors: readonly string[];
  /** How often each call was made. */
  readonly asked: ReadonlyMap<string, number>;
}

type Rule = readonly [isKept: boolean, rule: string];

const brokenOf = (rules: readonly Rule[]) =>
  rules.filter(([isKept]) => !isKept).map(([, rule]) => rule);

const nothingUncaught = (errors: readonly string[]): Rule => [
  errors.length === 0,
  `uncaught: ${errors.join('; ')}`,
];

const pathOf = (address: string) => new URL(address, 'http://site').pathname;

/**
 * The rules of survival that a screen breaks: no blank, no uncaught error, content or an explanation, a way on, no endless
 * waiting, no storm of requests, nobody led away or signed out.
 */
export function screenRules({ sight, address, pathname, isAgent, ...rest }: ScreenCase) {
  const isMember = isAgent && rest.signsOut === undefined;
  const isLed = isAgent && rest.signsOut === true;
  // Of hours that pass in a moment there is more to be asked.
  const most = rest.outlastsPatience ? 2 * mostTries : mostTries;
  const storm = [...rest.asked].filter(([, times]) => times > most);
  return brokenOf([
    [rest.met > 0, 'the fault was never met'],
    [!sight.busy, 'waits without end'],
    [sight.substance >= enough, `neither content nor an explanation: "${sight.text.slice(0, 80)}"`],
    [sight.ways > 0, 'no way on'],
    [!jargon.test(sight.text), `words of programs: "${jargon.exec(sight.text)?.[0] ?? ''}"`],
    [sight.wider <= 0, `wider than the phone by ${String(sight.wider)} pixels`],
    [sight.handlers === 0, 'markup of the platform with handlers'],
    nothingUncaught(rest.errors),
    [storm.length === 0, `a storm: ${storm.map((each) => each.join(' × ')).join(', ')}`],
    [isLed || pathname === pathOf(address), `led away, to ${pathname}`],
    [sight.isMember === isMember, isMember ? 'signed out' : 'signed in'],
  ]);
}

/** The rules that a screen breaks by what follows a tap on "Try again". */
export const retryRules = ({ errors }: Pick<ScreenCase, 'errors'>) =>
  brokenOf([nothingUncaught(errors)]);

/** An entry of a member's books. */
interface Entry {
  readonly type: string;
  readonly amount: number;
}

/** A movement of money as the books have it. */
interface MovementCase {
  /** The entries that it should have made, as kind and amount; wins are chance. */
  readonly due: readonly RegExp[];
  /** Of the member, oldest first; the first is what they began with, unless they began with nothing. */
  readonly entries: readonly Entry[];
  readonly beganWith: number;
  readonly balance: number;
  /** Orders of deposits; a movement that makes no entry is one. */
  readonly deposits: number;
}

/** The rules that a movement breaks: it stands in the books once, and what the member has is what they add up to. */
export function movementRules({ due, entries, beganWith, balance, deposits }: MovementCase) {
  const since = beganWith === 0 ? entries : entries.slice(1);
  const written = since
    .filter(({ type }) => type !== 'win')
    .map(({ type, amount }) => `${type} ${String(amount)}`);
  const sum = entries.reduce((total, { amount }) => total + amount, 0);
  const isOnce =
    written.length === due.length && due.every((entry, at) => entry.test(written[at] ?? ''));
  return brokenOf([
    [isOnce, `not once in the books: ${written.join(', ')}`],
    [Math.abs(balance - sum) < 0.005, `a balance of ${String(balance)} for ${String(sum)}`],
    [due.length > 0 || deposits === 1, `${String(deposits)} deposits`],
  ]);
}

/** Words for a write that did not end as it should, of the error catalogue and of the strip. */
const excuse =
  /went wrong|(nothing|no money) was moved|is wrong|could not|lost the answer|try again|upgraded|is slow|internet|logged (out|in)|too long|already|not correct|no longer|expired|no permission|Too many|could not be found|No answer came|on its way/i;

/** Whether a text says that a write did not end as it should. */
export const isExcuse = (text: string) => excuse.test(text);
