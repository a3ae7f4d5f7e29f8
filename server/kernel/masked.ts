const maskedEmail = (address: string) => {
  const at = address.lastIndexOf('@');
  return `${[...address][0]}•••${address.slice(at)}`;
};

/** An e-mail address or a phone number with most of it hidden: enough to know it again, not enough to learn it. */
export function masked(destination: string): string {
  if (destination.includes('@')) return maskedEmail(destination);
  const last = destination.slice(-4);
  return destination.startsWith('+55') ? `(••) •••••-${last}` : `•••• ${last}`;
}
