import { canonicalPath, paths } from '@playhouse/navigation';
import { getCountries, getCountryCallingCode } from 'libphonenumber-js';
import { domainOfCategory, hasDomain } from '@playhouse/whitelabel';
import type { MerchantInput, merchantSchema } from '@playhouse/whitelabel';
import { listCalls } from '@playhouse/wps';
import type { z } from 'zod/mini';
import { asBrowsersWrite, browserHost } from './browserHost';
import { isHostName } from './isHostName';
import { didYouMean } from './didYouMean';
import type { Problem } from './problem';
import type { JsonFile } from './readJson';

export type Config = z.output<typeof merchantSchema>;

/** Flags of what only agents do. */
const agentFlags = ['AGETRANSFERUP3', 'DIVIDEND3'] as const;

/** A moment before it was meant in seconds: 1 January 2001. */
const firstMillisecond = 978_307_200_000;

const dialingCodes = () =>
  new Set<string>(getCountries().map((country) => getCountryCallingCode(country)));

const addresses = Object.values(paths).map(({ path }) => path);

/** Whether a screen is there, whatever the case and the query. */
const isAddress = (target: string) => {
  const path = canonicalPath(target.replace(/[?#].*$/, ''));
  return path === '/' || addresses.some((address) => canonicalPath(address) === path);
};

/** Checks settings that only make sense together. */
export function crossProblems(config: Config, folder: string, file: JsonFile): Problem[] {
  const problems: Problem[] = [];
  const report = (path: readonly (keyof MerchantInput | string)[], message: string) =>
    problems.push(file.problemAt(path, message));
  if (config.code !== folder) {
    report(['code'], `code: ${JSON.stringify(config.code)} must be the folder's name, "${folder}"`);
  }
  if (config.trialMerchantCode === config.code) {
    report(
      ['trialMerchantCode'],
      'trialMerchantCode: must differ from code, or trial accounts mix with real ones',
    );
  }
  for (const flag of ['FACEBOOKLOGIN3', 'GOOGLELOGIN3'] as const) {
    if (config.flags[flag] === true && config.externalLogin === undefined) {
      report(['flags', flag], `flags.${flag}: needs externalLogin, or the button never appears`);
    }
  }
  const { DIRECTREG3, USERNAMEREG3, MOBILENUMREG3, REGMOBVERF3 } = config.flags;
  if (REGMOBVERF3 === true && MOBILENUMREG3 !== true) {
    report(
      ['flags', 'REGMOBVERF3'],
      'flags.REGMOBVERF3: verifies the numbers of registrations, and MOBILENUMREG3, which asks for them, is off',
    );
  }
  for (const flag of agentFlags) {
    if (config.flags[flag] === true && !hasDomain(config, 'agent')) {
      report(['flags', flag], `flags.${flag}: needs "agent" among the domains`);
    }
  }
  const { until } = config.maintenance;
  if (until !== undefined && until < firstMillisecond) {
    report(
      ['maintenance', 'until'],
      `maintenance.until: is in milliseconds since 1970, and ${until} is ${new Date(until).toISOString().slice(0, 10)}; in seconds it would be ${until * 1000}`,
    );
  }
  const { dialingCode } = config.register;
  if (!dialingCodes().has(dialingCode)) {
    report(
      ['register', 'dialingCode'],
      `register.dialingCode: no country is called by "+${dialingCode}"`,
    );
  }
  if (DIRECTREG3 === true && USERNAMEREG3 !== true && MOBILENUMREG3 !== true) {
    report(
      ['flags', 'DIRECTREG3'],
      'flags.DIRECTREG3: offers registration, but neither USERNAMEREG3 nor MOBILENUMREG3 is on',
    );
  }
  for (const category of config.categories) {
    const domain = domainOfCategory(category);
    if (domain !== undefined && !hasDomain(config, domain)) {
      report(['categories'], `categories: ${category} needs "${domain}" among the domains`);
    }
  }
  if (config.agentMenu.length > 0 && !hasDomain(config, 'agent')) {
    report(['agentMenu'], 'agentMenu: needs "agent" among the domains, or must be empty');
  }
  for (const language of Object.keys(config.description)) {
    if (!(config.languages as string[]).includes(language)) {
      report(
        ['description', language],
        `description.${language}: is not one of the merchant's languages`,
      );
    }
  }
  for (const host of Object.keys(config.domainRoute).filter((name) => !isHostName(name))) {
    const message = `domainRoute: ${JSON.stringify(host)} is not a host name, such as agents.site.example${asBrowsersWrite(host, browserHost(host))}`;
    problems.push(file.problemAt(['domainRoute', host], message, 'key'));
  }
  for (const [host, target] of Object.entries(config.domainRoute)) {
    if (isAddress(target)) continue;
    const hint = didYouMean(target, addresses);
    report(['domainRoute', host], `domainRoute: no screen has the address "${target}"${hint}`);
  }
  const calls = Object.keys(config.paths).length > 0 ? listCalls().map(({ name }) => name) : [];
  for (const name of Object.keys(config.paths).filter((key) => !calls.includes(key))) {
    const hint = didYouMean(name, calls);
    problems.push(
      file.problemAt(['paths', name], `paths: there is no call "${name}"${hint}`, 'key'),
    );
  }
  return problems;
}
