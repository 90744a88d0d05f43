import { commonFields, questionsIn } from '@playhouse/fixtures/questions';
import type { Setting } from '@playhouse/fixtures/questions';
import type { Call } from '@playhouse/wps';
import { toJSONSchema } from 'zod/v4/core';
import type { AccountsFile } from './accountsFile';
import type { Input, Merchant } from './createAsker';
import type { PlatformRecords } from './PlatformRecords';

interface Json {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Json[];
  readonly oneOf?: readonly Json[];
  readonly properties?: Readonly<Record<string, Json>>;
  readonly required?: readonly string[];
}

type Fields = Readonly<Record<string, unknown>>;

/** Inputs for a call, best first; or the fields of which nothing is known. */
export interface Question {
  readonly inputs: readonly Input[];
  readonly missing: readonly string[];
}

const tries = 5;

const required = new Map<Call['query'], Readonly<Record<string, Json>>>();

function requiredOf(schema: Call['query']): Readonly<Record<string, Json>> {
  const kept = required.get(schema) ?? readRequired(schema);
  required.set(schema, kept);
  return kept;
}

function readRequired(schema: Call['query']): Readonly<Record<string, Json>> {
  if (schema === undefined) return {};
  const json = toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json;
  const names = json.required ?? [];
  return Object.fromEntries(names.map((name) => [name, json.properties?.[name] ?? {}]));
}

/** Fields that a call cannot be asked without; a movement's key is made for it. */
export function listNeeds({ query, body, intent }: Call): readonly string[] {
  const names = [...Object.keys(requiredOf(query)), ...Object.keys(requiredOf(body))];
  return names.filter((name) => intent === undefined || name !== 'requestId');
}

const dayOf = (moment: number, timeZone: string) =>
  new Intl.DateTimeFormat('sv', { timeZone }).format(moment);

/** The site's own values for a merchant. */
function settingOf(
  { languages, timeZone, categories, mainDomain }: Merchant,
  now: number,
): Setting {
  return {
    language: languages[0] ?? 'EN',
    startDate: dayOf(now - 29 * 86_400_000, timeZone),
    endDate: dayOf(now, timeZone),
    gameType: categories[0] ?? '',
    domain: mainDomain === '' ? '' : new URL(mainDomain).hostname,
  };
}

/** Whether the schema alone says which values there are. */
const isNamed = ({ const: only, enum: some, anyOf, oneOf }: Json): boolean =>
  only !== undefined || some !== undefined || (anyOf ?? oneOf)?.every(isNamed) === true;

/** Sample values that are good at any platform. */
function commonOf(sample: Fields = {}, fields: Readonly<Record<string, Json>>): Fields {
  return Object.fromEntries(
    Object.entries(sample).filter(
      ([name, value]) => value !== '' && (commonFields.has(name) || isNamed(fields[name] ?? {})),
    ),
  );
}

export interface Known {
  readonly merchant: Merchant;
  readonly accounts: AccountsFile;
  readonly told: PlatformRecords;
  /** Epoch milliseconds by the platform's clock. */
  readonly now: number;
}

/** Asks only with what was given, what the site asks with, and what the platform itself has told. */
export function questionFor(call: Call, { merchant, accounts, told, now }: Known): Question {
  const given = accounts.calls[call.name];
  const samples: Readonly<Record<string, Input>> = questionsIn(settingOf(merchant, now));
  const parts = { query: requiredOf(call.query), body: requiredOf(call.body) };
  const known = (part: 'query' | 'body') => {
    const named = Object.entries(accounts.fields).filter(([name]) => name in parts[part]);
    const common = commonOf(samples[call.name]?.[part], parts[part]);
    return { ...common, ...Object.fromEntries(named), ...given?.[part] } as Fields;
  };
  const [query, body] = [known('query'), known('body')];
  const open = listNeeds(call).filter((name) => (query[name] ?? body[name]) === undefined);
  const found = open.length === 0 ? [{}] : told.recordsWith(open, call.name).slice(0, tries);
  const fill = (fields: Fields, own: Readonly<Record<string, Json>>, from: Fields) => ({
    ...fields,
    ...Object.fromEntries(open.filter((name) => name in own).map((name) => [name, from[name]])),
  });
  const inputs = found.map((from) => ({
    ...(call.query ? { query: fill(query, parts.query, from) } : {}),
    ...(call.body ? { body: fill(body, parts.body, from) } : {}),
  }));
  return { inputs, missing: inputs.length === 0 ? open : [] };
}
