/** A name, "@", and a domain with a dot in it; what else an address may be, its mail server knows. */
const shape =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/i;

/** The pattern of e-mail addresses (spec 5): typed at sign-up and in the invite dialog. */
export const isEmail = (typed: string): boolean =>
  typed.length <= 254 && shape.test(typed) && !/^\.|\.\.|\.@/.test(typed);
