/** Opens the first of what narrows a list; where nothing opens beside its search field, that has the focus. */
export function openFilters(search: HTMLInputElement | null): void {
  const opener = search?.closest('search')?.querySelector<HTMLElement>('[aria-expanded]');
  if (opener) opener.click();
  else search?.focus();
}
