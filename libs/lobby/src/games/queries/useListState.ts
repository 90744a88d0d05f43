import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readListState, writeListState } from '../logic/listState';
import type { ListState } from '../logic/listState';

/** The state of a list as the address says it, and how to change it: each change is a step that Back undoes. */
export function useListState(): [ListState, (change: Partial<ListState>) => void] {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readListState(params), [params]);
  const change = useCallback(
    (part: Partial<ListState>) => setParams(writeListState({ ...state, ...part })),
    [state, setParams],
  );
  return [state, change];
}
