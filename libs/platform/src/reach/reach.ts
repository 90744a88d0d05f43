import { createReach } from './createReach';
import { probeSite } from './probeSite';

/** The page's one knowledge of the network: one look serves everything on the screen (SHELL-11). */
export const reach = /* @__PURE__ */ createReach({ probe: probeSite, random: Math.random });
