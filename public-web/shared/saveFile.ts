/** Browsers read the file some time after the click. */
const KEPT_MS = 60_000;

/** Downloads a file made in the browser. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
