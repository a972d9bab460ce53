/** Does to a page what translators do: puts every text into an element of its own. */
export function translate(root: Node = document.body): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts.filter(({ data }) => data.trim() !== '')) {
    const font = document.createElement('span');
    font.textContent = text.data;
    text.replaceWith(font);
  }
}
