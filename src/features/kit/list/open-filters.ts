/** Opens the first filter of a list, or focuses its search field. */
export function openFilters(search: HTMLInputElement | null): void {
  const opener = search?.closest('search')?.querySelector<HTMLElement>('[aria-expanded]');
  if (opener) opener.click();
  else search?.focus();
}
