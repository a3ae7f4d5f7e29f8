/** Downloads bytes as a file. */
export function saveFile(name: string, bytes: Blob): void {
  const url = URL.createObjectURL(bytes);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // Some browsers read the URL only after the click handler has returned.
  setTimeout(() => URL.revokeObjectURL(url), 1_000);
}
