import { startChecks } from '../checks';
import { checkAnswers } from './checkAnswers';
import { checkDeposits } from './checkDeposits';
import { checkFleet } from './checkFleet';
import { checkGateways } from './checkGateways';
import { checkHosts } from './checkHosts';
import { checkMaps } from './checkMaps';
import { checkNames } from './checkNames';
import { checkPlatform } from './checkPlatform';
import { checkPlayers } from './checkPlayers';
import { checkRefusals } from './checkRefusals';
import { checkReleases } from './checkReleases';
import { checkVendors } from './checkVendors';
import { findNginx } from './findNginx';
import { startServers } from './servers';
import { startChromium } from './startChromium';

const nginx = findNginx();
if (nginx === undefined) throw new Error('There is no nginx.');

const checks = startChecks('nginx');
const servers = await startServers(nginx);
const browser = await startChromium();
try {
  await checkAnswers(checks, servers);
  await checkRefusals(checks, servers);
  await checkHosts(checks, servers);
  await checkMaps(checks, servers);
  await checkPlatform(checks, servers);
  await checkGateways(checks, servers, nginx);
  await checkNames(checks, servers, nginx);
  await checkFleet(checks, servers, nginx);
  await checkVendors(checks, servers, { nginx, browser });
  await checkPlayers(checks, servers, browser);
  await checkDeposits(checks, servers, browser);
  await checkReleases(checks, servers, browser);
} finally {
  await browser.close();
  await servers.close();
}
checks.finish();
