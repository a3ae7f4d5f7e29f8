const maskedEmail = (address: string) => {
  const at = address.lastIndexOf('@');
  return `${[...address][0]}•••${address.slice(at)}`;
};

/** Masks an e-mail address or phone number, so that its owner recognizes it and others do not learn it. */
export function maskContact(destination: string): string {
  if (destination.includes('@')) return maskedEmail(destination);
  const lastDigits = destination.slice(-4);
  return destination.startsWith('+55') ? `(••) •••••-${lastDigits}` : `•••• ${lastDigits}`;
}
