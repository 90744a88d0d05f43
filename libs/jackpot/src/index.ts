export { Jackpot } from './Jackpot';
export { jackpotOptions } from './queries';
