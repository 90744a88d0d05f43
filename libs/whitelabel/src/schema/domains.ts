import type { CategoryName } from './names';

/** Parts of the product that a merchant may do without: no screen, no menu entry, no file of theirs. */
export const domainNames = ['agent', 'lottery'] as const;
export type DomainName = (typeof domainNames)[number];

interface WithDomains {
  readonly domains: readonly DomainName[];
}

const categoryDomains: Partial<Record<CategoryName, DomainName>> = {
  LOTT: 'lottery',
  ELOTT: 'lottery',
};

/** Whether a merchant has a part of the product; what is not named above everybody has. */
export function hasDomain({ domains }: WithDomains, domain: string): boolean {
  const name = domainNames.find((known) => known === domain);
  return name === undefined || domains.includes(name);
}

/** The part of the product without which a category has no screens. */
export function domainOfCategory(category: CategoryName): DomainName | undefined {
  return categoryDomains[category];
}

/** A merchant without settings of parts that it does not have, whoever sent them. */
export function withoutAbsentDomains<
  T extends WithDomains & {
    readonly categories: readonly CategoryName[];
    readonly agentMenu: readonly unknown[];
  },
>(merchant: T): T {
  return {
    ...merchant,
    categories: merchant.categories.filter((category) =>
      hasDomain(merchant, domainOfCategory(category) ?? ''),
    ),
    agentMenu: hasDomain(merchant, 'agent') ? merchant.agentMenu : [],
  };
}
