import { useWps } from '@playhouse/platform';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { classifyKeys } from '../logic/classify';
import { vendorTypesOptions } from './gameQueries';

/** Classify keys of a category: the general ones and those of its vendors (LIST-05). */
export function useClassifyKeys(category: string): string[] {
  const { data } = useQuery(vendorTypesOptions(useWps()));
  return useMemo(() => {
    const vendors = data?.filter(({ gameTypes }) => gameTypes.includes(category)) ?? [];
    return classifyKeys(
      category,
      vendors.flatMap(({ classifies }) => classifies),
    );
  }, [data, category]);
}
