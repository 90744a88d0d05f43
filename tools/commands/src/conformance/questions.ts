import type { Call } from '@playhouse/wps';
import { toJSONSchema } from 'zod/v4/core';
import type { AccountsFile } from './accountsFile';
import type { Input } from './ask';
import type { Merchant } from './merchant';
import type { Told } from './told';

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

/** What a call can be asked with, best first; or the fields of which nothing is known. */
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
export function needsOf({ query, body, intent }: Call): readonly string[] {
  const names = [...Object.keys(requiredOf(query)), ...Object.keys(requiredOf(body))];
  return names.filter((name) => intent === undefined || name !== 'requestId');
}

const dayOf = (moment: number, timeZone: string) =>
  new Intl.DateTimeFormat('sv', { timeZone }).format(moment);

/** What the site asks with, by the names of the fields. */
function usualFields(
  { languages, timeZone, categories, mainDomain }: Merchant,
  now: number,
): Fields {
  const [language = 'EN'] = languages;
  return {
    language,
    lang: language,
    startDate: dayOf(now - 29 * 86_400_000, timeZone),
    endDate: dayOf(now, timeZone),
    gameType: categories[0],
    types: 'B,PL,PU,H',
    groupName: 'm_home',
    ...(mainDomain === '' ? {} : { domain: new URL(mainDomain).hostname }),
  };
}

/** A value that the schema alone gives. */
function valueBy(json: Json): unknown {
  if (json.const !== undefined) return json.const;
  if (json.enum !== undefined) return json.enum[0];
  const forms = json.anyOf ?? json.oneOf;
  return forms === undefined ? undefined : valueBy(forms[0] ?? {});
}

export interface Known {
  readonly merchant: Merchant;
  readonly accounts: AccountsFile;
  readonly told: Told;
  /** Epoch milliseconds by the platform's clock. */
  readonly now: number;
}

/** Asks only with what was given, what the site asks with, and what the platform itself has told. */
export function questionFor(call: Call, { merchant, accounts, told, now }: Known): Question {
  const given = accounts.calls[call.name];
  const usual = { ...usualFields(merchant, now), ...accounts.fields };
  const parts = { query: requiredOf(call.query), body: requiredOf(call.body) };
  const known = (part: 'query' | 'body') => {
    const names = Object.keys(parts[part]).filter((name) => !call.intent || name !== 'requestId');
    const values = names.map((name): [string, unknown] => [
      name,
      given?.[part]?.[name] ?? usual[name] ?? valueBy(parts[part][name] ?? {}),
    ]);
    return { ...Object.fromEntries(values), ...given?.[part] } as Record<string, unknown>;
  };
  const [query, body] = [known('query'), known('body')];
  const open = needsOf(call).filter((name) => (query[name] ?? body[name]) === undefined);
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
