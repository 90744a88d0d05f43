export { Image, type ImageProps } from './Image';
export type { Ratio } from './ratio';
