import type { CallNamed, MovementName } from '@playhouse/wps';

/**
 * The contract's marks of the calls that move money, so that no page carries the contract. The compiler holds each
 * against the contract's own.
 */
export const marks: {
  readonly [Name in MovementName]: NonNullable<CallNamed<Name>['intent']>;
} = {
  'wallet.createDeposit': { kind: 'deposit' },
  'wallet.createWithdraw': { kind: 'withdraw', secrets: ['paymentPassword'] },
  'wallet.transferToUpline': { kind: 'transfer', secrets: ['paymentPassword'] },
  'member.claimManualRebate': { kind: 'rebate' },
  'promotions.claimReward': { kind: 'reward' },
  'promotions.applyActivity': { kind: 'gift' },
  'promotions.grabRedRain': { kind: 'redRain' },
  'lobby.placeOrder': { kind: 'lottery' },
  'lobby.cancelOrder': { kind: 'lotteryCancel' },
};
