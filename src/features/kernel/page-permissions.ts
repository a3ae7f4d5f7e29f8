/** Each page that asks for a permission, by its address, as the map of addresses has it. */
const pages = new Map<string, string>();

/** Says which permission a page asks for. */
export const registerPagePermission = (address: string, permission: string): void =>
  void pages.set(address, permission);

/** The pages that ask for a permission; none that needs more than its address to be opened. */
export const getPagePermissions = (): { address: string; permission: string }[] =>
  [...pages].filter(([address]) => !address.includes(':')).map(([address, permission]) => ({ address, permission }));
