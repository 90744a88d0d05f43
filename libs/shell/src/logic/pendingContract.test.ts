import { expect, it } from 'vitest';
import { contractPaths, mayHaveContracts, pendingContract } from './pendingContract';

it('asks every member type but 4, 40, 41 and 42 about contracts [CONTR-01]', () => {
  expect([0, 1, 2].every(mayHaveContracts)).toBe(true);
  expect([4, 40, 41, 42].some(mayHaveContracts)).toBe(false);
});

it('leads each pending request to its own contract page [CONTR-01]', () => {
  const none = { dailysalreqtype: false, divtypecompperiodreq: false, contracthoursalreq: false };
  const target = (requests: Partial<typeof none>) => {
    const kind = pendingContract({ ...none, ...requests });
    return kind === undefined ? undefined : contractPaths[kind].path;
  };
  expect(target({ dailysalreqtype: true })).toBe('/m/member/agent/getSalaryContract');
  expect(target({ divtypecompperiodreq: true })).toBe('/m/member/agent/getDevidendContract');
  expect(target({ contracthoursalreq: true })).toBe('/m/member/agent/getHourContract');
  expect(target({})).toBeUndefined();
});
