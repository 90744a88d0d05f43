import type { registrationCalls } from '@playhouse/wps';
import type { Asked } from '../../call/route';

export type Register = Asked<typeof registrationCalls.register>;
export type RegisterMobile = Asked<typeof registrationCalls.registerMobile>;
export type Form = Register['body'] | RegisterMobile['body'];
