export { Image, type ImageProps } from './Image';
export { useWithPictures } from './useWithPictures';
export type { Ratio } from './ratio';
