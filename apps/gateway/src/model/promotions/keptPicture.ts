/** A picture as it is kept: the parts that draw it, without what they say of the place, the camera and the program. */
export interface KeptPicture {
  readonly width: number;
  readonly height: number;
  readonly bytes: Buffer;
}
