import type { Fault } from './fault';
import { faultsOfBrowsers } from './ofBrowser';
import { faultsOfCalls } from './ofCalls';
import { faultsOfStarts } from './ofStart';
import { faultsOnTheWay } from './onTheWay';

/** Everything that can go wrong with a screen, each by its name. */
export const faults: readonly Fault[] = [
  ...faultsOfCalls,
  ...faultsOfBrowsers,
  ...faultsOfStarts,
  ...faultsOnTheWay,
];
