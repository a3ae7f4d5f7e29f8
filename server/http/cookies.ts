type Origin = string | null;

const isSecure = (origin: Origin) => origin?.startsWith('https:') ?? false;

/** Returns the name of a cookie. Behind https the `__Host-` prefix prevents other hosts from setting it. */
export const cookieName = (name: string, origin: Origin) => (isSecure(origin) ? `__Host-${name}` : name);

/** Serializes a `Set-Cookie` that scripts cannot read and other sites cannot send. Zero seconds delete the cookie. */
export const serializeCookie = (name: string, value: string, seconds: number, origin: Origin) =>
  [
    `${cookieName(name, origin)}=${value}`,
    'Path=/',
    `Max-Age=${seconds}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(isSecure(origin) ? ['Secure'] : []),
  ].join('; ');
