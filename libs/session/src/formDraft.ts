import { jsonItem, sessionStore, storageKeys } from '@playhouse/storage';
import { getSession } from './sessionStore';

type Texts = Readonly<Record<string, string>>;

interface Drafts {
  /** User name of whose they are. */
  readonly of: string;
  readonly forms: Readonly<Record<string, Texts>>;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isText = (entry: [string, unknown]): entry is [string, string] =>
  typeof entry[1] === 'string';

function readForms(forms: unknown): Drafts['forms'] {
  const entries = isRecord(forms) ? Object.entries(forms) : [];
  return Object.fromEntries(
    entries.map(([name, texts]) => [
      name,
      Object.fromEntries(isRecord(texts) ? Object.entries(texts).filter(isText) : []),
    ]),
  );
}

const item = jsonItem<Drafts>(sessionStore, storageKeys.draft, {
  safeParse: (value) =>
    isRecord(value) && typeof value['of'] === 'string'
      ? { success: true, data: { of: value['of'], forms: readForms(value['forms']) } }
      : { success: false },
});

/** The drafts of the member in this tab; another one's count for nothing. */
function readOwn(): Drafts | undefined {
  const of = getSession()?.userName;
  if (of === undefined) return undefined;
  const kept = item.get();
  return kept?.of === of ? kept : { of, forms: {} };
}

/**
 * Text typed into a form and not sent yet, kept in this tab over reloads and returns, until the member goes. Only the
 * fields that are named are kept, so that no password is.
 */
export function formDraft<const Field extends string>(name: string, fields: readonly Field[]) {
  const write = (texts: Texts) => {
    const own = readOwn();
    if (own !== undefined) item.set({ ...own, forms: { ...own.forms, [name]: texts } });
  };
  const pick = (values: Partial<Record<string, string>>) =>
    Object.fromEntries(
      fields.map((field) => [field, values[field]]).filter(([, value]) => value !== undefined),
    ) as Partial<Record<Field, string>>;
  return {
    read: () => pick(readOwn()?.forms[name] ?? {}),
    keep: (values: Partial<Record<Field, string>>) => write(pick(values) as Texts),
    drop: () => write({}),
  };
}
