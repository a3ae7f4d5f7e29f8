type Origin = string | null;

const isSecure = (origin: Origin) => origin?.startsWith('https:') ?? false;

/** What a cookie of ours is called: behind https nobody but this very host can set one of that name. */
export const cookieName = (name: string, origin: Origin) => (isSecure(origin) ? `__Host-${name}` : name);

/** A `Set-Cookie` that scripts cannot read and other sites do not send along; no seconds let go of it. */
export const cookieFor = (name: string, value: string, seconds: number, origin: Origin) =>
  [
    `${cookieName(name, origin)}=${value}`,
    'Path=/',
    `Max-Age=${seconds}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(isSecure(origin) ? ['Secure'] : []),
  ].join('; ');
