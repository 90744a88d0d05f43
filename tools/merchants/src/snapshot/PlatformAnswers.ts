import { createHash } from 'node:crypto';

/** A question of a document to the platform, so that it can be asked again. */
export interface Question {
  /** Path and query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Differs with every request. */
const passing = 'request-id';

const keyOf = ({ path, headers }: Question) => JSON.stringify([path, headers]);

/** A platform's answers within one renewal: each question goes to it once, however many documents ask it. */
export class PlatformAnswers {
  private readonly answers = new Map<string, Promise<Answer>>();

  /** @param timeoutMs how long an answer may take, in milliseconds */
  constructor(
    private readonly platform: string,
    private readonly timeoutMs: number,
  ) {}

  /** A `fetch` that notes in `asked` what is asked by it. Reads only: documents change nothing. */
  fetchInto(asked: Question[]): typeof fetch {
    return async (input, init) => {
      const address = String(input instanceof Request ? input.url : input);
      const headers = Object.fromEntries(
        [...new Headers(init?.headers)].filter(([name]) => name !== passing),
      );
      const question = { path: address.slice(this.platform.length), headers };
      const { status, headers: answered, text } = await this.answer(question);
      asked.push(question);
      return new Response(text, { status, headers: answered });
    };
  }

  /** One sum of the answers to these questions. @throws when one cannot be had */
  async sum(questions: readonly Question[]): Promise<string> {
    const sum = createHash('sha256');
    const distinct = new Map(questions.map((question) => [keyOf(question), question]));
    // In whatever order they were asked.
    for (const [key, question] of [...distinct].sort(([one], [other]) => (one < other ? -1 : 1))) {
      const { status, text } = await this.answer(question);
      sum.update(`${key}\n${String(status)}\n${withoutReference(text)}\n`);
    }
    return sum.digest('hex');
  }

  private answer(question: Question): Promise<Answer> {
    const key = keyOf(question);
    const known = this.answers.get(key) ?? this.send(question);
    this.answers.set(key, known);
    // A question that has failed may be asked again.
    known.catch(() => this.answers.delete(key));
    return known;
  }

  private async send({ path, headers }: Question): Promise<Answer> {
    const signal = AbortSignal.timeout(this.timeoutMs);
    const response = await fetch(`${this.platform}${path}`, { headers, signal });
    return { status: response.status, headers: response.headers, text: await response.text() };
  }
}

/** The value of an envelope alone: the reference of the request beside it is another each time. */
function withoutReference(text: string): string {
  try {
    const envelope = JSON.parse(text) as { value?: unknown } | null;
    return JSON.stringify(envelope?.value) ?? text;
  } catch {
    return text;
  }
}
