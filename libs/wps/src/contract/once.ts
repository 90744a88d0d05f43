/**
 * A schema that is made when it is first read by. A page reads by few of the contract's schemas, and to make all of
 * them took it longer than anything else it starts with.
 */
/* @__NO_SIDE_EFFECTS__ */
export function once<Schema>(make: () => Schema): () => Schema {
  let made: { readonly schema: Schema } | undefined;
  return () => (made ??= { schema: make() }).schema;
}
