/** The required permission of each page, by its address pattern. */
const pages = new Map<string, string>();

/** Registers the permission that a page requires. */
export const registerPagePermission = (address: string, permission: string): void =>
  void pages.set(address, permission);

/** Returns the pages that require a permission and open without path parameters. */
export const getPagePermissions = (): { address: string; permission: string }[] =>
  [...pages].filter(([address]) => !address.includes(':')).map(([address, permission]) => ({ address, permission }));
