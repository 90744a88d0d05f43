import type { GatewayOptions } from '@playhouse/gateway';

type MerchantConfig = NonNullable<GatewayOptions['merchants']>[number];
type Setting = { readonly enabled: boolean; readonly required: boolean };

const must: Setting = { enabled: true, required: true };
const may: Setting = { enabled: true, required: false };
const off: Setting = { enabled: false, required: false };

/** A merchant that registers by nothing but a mobile number, and offers little else. */
function spare(config: MerchantConfig): MerchantConfig {
  const flags = {
    ...config.flags,
    USERNAMEREG3: false,
    REGMOBVERF3: false,
    MOBILENUMPASSREG3: false,
    MOBILEVERCODELOGIN3: false,
    CHNGPASSVERIF3: false,
    DEPRECM3: false,
    FEEDBACK3: false,
    VIPBENEFIT3: false,
  };
  return { ...config, flags, promotions: [] };
}

/** The other ways to set a platform up: `amihanda` asks for almost nothing, `corvalume` for everything; it rains. */
export function variants(merchants: readonly MerchantConfig[]): GatewayOptions {
  return {
    // However long the journeys take.
    rainMinutes: 60,
    merchants: merchants.map((config) => (config.code === 'amihanda' ? spare(config) : config)),
    registerSettings: {
      amihanda: { mobileNum: must, captcha: off, affiliateCode: off, nickname: off },
      corvalume: {
        ...{ mobileNum: must, email: must, paymentPassword: must, payeeName: must },
        ...{ idNumber: must, nickname: may, qqNum: may, facebook: may, wechat: may, line: may },
        ...{ whatsapp: may, zalo: may, recommenderId: may, affiliateCode: must },
      },
    },
  };
}
